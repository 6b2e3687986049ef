/**
 * Measures in a real browser when the sharp file of a page's first picture is painted, on a phone with three pixels to
 * one of CSS and slow 4G. The small file that comes with the document is painted long before.
 */
import type { Page } from '@playwright/test';
import { slow4G, withBrowser } from './browser.ts';
import { report } from './report.ts';
import { requestedRoutes, routes } from './routes.ts';

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

async function onSlowNetwork(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await page.addInitScript(watch);
}

interface Painted {
  page: string;
  /** Milliseconds, or undefined if the first screen has no picture. */
  sharp: number | undefined;
}

const results: Painted[] = [];
await withBrowser(async ({ open }) => {
  for (const address of requestedRoutes) {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) {
      const page = await open(address, 'phone', onSlowNetwork, { scale: 3 });
      await page.waitForLoadState('networkidle');
      const painted = await page.evaluate(() => (window as { painted?: number }).painted);
      if (painted) times.push(painted);
      await page.context().close();
    }
    results.push({ page: address, sharp: times.sort((a, b) => a - b)[Math.floor(times.length / 2)] });
    console.log(results.at(-1));
  }
});
if (requestedRoutes === routes) report('sharp', { runs, target, results });
