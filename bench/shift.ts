/** Measures the layout shift of each page while it is scrolled to its end and back, with the fonts a second late. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { type Device, deviceNames, pages, reportPages, withBrowser } from './harness.ts';

/** Delay of the fonts (ms), long after the first paint in a fallback font. */
const fontDelayMs = 1000;

async function prepare(page: Page) {
  await page.route(/\.woff2$/, async (route) => {
    await sleep(fontDelayMs);
    await route.continue();
  });
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { shift: number }).shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Scrolls down to the end by half screens, then up again, because content above must keep its size too. */
async function scrollThrough(page: Page): Promise<void> {
  const { width, height } = page.viewportSize()!;
  const end = () => page.evaluate(() => document.documentElement.scrollHeight);
  // Keeps the pointer on the header, because sections open under a pointer. A showcase is one screen high; there the
  // pointer is on the slides.
  await page.mouse.move(width / 2, (await end()) > height ? 4 : height / 2);
  await page.waitForTimeout(fontDelayMs);
  for (const direction of [1, -1])
    for (let gone = 0; gone < (await end()); gone += height / 2) {
      await page.mouse.wheel(0, (direction * height) / 2);
      await page.waitForTimeout(120);
    }
}

const results: { page: string; device: Device; shift: number }[] = [];
await withBrowser(async ({ visit }) => {
  for (const path of pages)
    for (const device of deviceNames) {
      const measure = async (page: Page) => {
        await scrollThrough(page);
        return page.evaluate(() => (window as unknown as { shift: number }).shift);
      };
      const shift = await visit(path, device, measure, { prepare });
      results.push({ page: path, device, shift: Math.round(shift * 10_000) / 10_000 });
    }
});
reportPages('shift', results);
