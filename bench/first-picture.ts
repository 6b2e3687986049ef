/**
 * Measures in a real browser when the sharp file of a page's first picture is painted. The phone has slow 4G and three
 * device pixels for each CSS pixel. The small file in the document is painted long before.
 */
import type { Page } from '@playwright/test';
import { median, pages, reportPages, withBrowser } from './harness.ts';

/** Number of runs of each page; the median counts. */
const runs = 3;
/** Maximum time (ms). */
const target = 1600;

/** Records the last paint of the page's first picture, with its sharp file if the small one is not sufficient. */
function watch() {
  addEventListener('DOMContentLoaded', () => {
    const first = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
    const note = () =>
      requestAnimationFrame(() => requestAnimationFrame((at) => Object.assign(window, { painted: Math.round(at) })));
    if (first?.complete) note();
    first?.addEventListener('load', note);
  });
}

/** Times (ms), or undefined if the first screen has no picture. */
const results: { page: string; sharp: number | undefined }[] = [];
await withBrowser(async ({ visit }) => {
  for (const path of pages) {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) {
      const lastPaint = async (page: Page) => {
        await page.waitForLoadState('networkidle');
        return page.evaluate(() => (window as { painted?: number }).painted);
      };
      const prepare = (page: Page) => page.addInitScript(watch);
      const painted = await visit(path, 'phone', lastPaint, { prepare, scale: 3, isNetworkSlow: true });
      if (painted) times.push(painted);
    }
    results.push({ page: path, sharp: median(times) });
  }
});
reportPages('first-picture', results, { runs, target });
