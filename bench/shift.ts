/** Measures the layout shift of each page while it is scrolled to its end and back, with the fonts a second late. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { type Visitor, visitors, withBrowser } from './browser.ts';
import { report } from './report.ts';
import { requestedRoutes, routes } from './routes.ts';

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

/** Scrolls down to the end by half screens, then up again, as what lies above must keep its size too. */
async function scrollThrough(page: Page): Promise<void> {
  const { width, height } = page.viewportSize()!;
  const end = () => page.evaluate(() => document.documentElement.scrollHeight);
  // On the header, as sections open under a pointer; on a showcase, which is one screen high, on the slides.
  await page.mouse.move(width / 2, (await end()) > height ? 4 : height / 2);
  await page.waitForTimeout(fontDelayMs);
  for (const direction of [1, -1])
    for (let gone = 0; gone < (await end()); gone += height / 2) {
      await page.mouse.wheel(0, (direction * height) / 2);
      await page.waitForTimeout(120);
    }
}

const results = await withBrowser(async ({ open }) => {
  const found: { page: string; visitor: Visitor; shift: number }[] = [];
  for (const address of requestedRoutes)
    for (const visitor of Object.keys(visitors) as Visitor[]) {
      const page = await open(address, visitor, prepare);
      await scrollThrough(page);
      const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
      await page.context().close();
      found.push({ page: address, visitor, shift: Math.round(shift * 10_000) / 10_000 });
    }
  return found;
});

console.table(results);
if (requestedRoutes === routes) report('shift', { results });
