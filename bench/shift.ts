/** Measures in a real browser the layout shift of each page while it is scrolled from top to bottom. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { type Visitor, visitors, withBrowser } from './browser.ts';
import { report } from './report.ts';
import { asked, routes } from './routes.ts';

/** Layout shift of a page. */
interface Shift {
  page: string;
  visitor: Visitor;
  /** Sum of all layout shifts, which is at least the CLS. */
  sum: number;
  /** How far it was scrolled, in pixels. */
  scrolled: number;
  /** Element with the largest shift, if there is any. */
  what?: string;
}

/** Records layout shifts from the first frame on. */
function listen() {
  const shifts: { value: number; what: string }[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
      const node = entry.sources[0]?.node;
      const element = node instanceof Element ? node : node?.parentElement;
      // The element may have been removed since.
      const what = element ? `${element.tagName.toLowerCase()}.${element.className}` : 'something';
      shifts.push({ value: entry.value, what });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Delay of the font (ms), long after the first paint in a fallback font. */
const late = 1000;

async function prepare(page: Page) {
  await page.route(/\.woff2$/, async (route) => {
    await sleep(late);
    await route.continue();
  });
  await page.addInitScript(listen);
}

/**
 * Scrolls down to the end, then up again, as what lies above must keep its size too: by finger on a phone, else by
 * wheel. The pointer rests on the header, which stays: what opens under a pointer opens because the visitor has it do
 * so. Only on a page that is one screen high, a showcase, is it on the slides, which its wheel moves.
 */
async function scrollThrough(page: Page, visitor: Visitor): Promise<number> {
  const { width, height } = page.viewportSize()!;
  const session = await page.context().newCDPSession(page);
  const scroll = (by: number) =>
    visitor === 'phone'
      ? session.send('Input.synthesizeScrollGesture', {
          x: width / 2,
          y: by > 0 ? height * 0.8 : height * 0.2,
          yDistance: -by,
          speed: 6000,
          gestureSourceType: 'touch',
        })
      : page.mouse.wheel(0, by);
  const ends = () => page.evaluate(() => document.documentElement.scrollHeight);
  if (visitor === 'desktop') await page.mouse.move(width / 2, (await ends()) > height ? 4 : height / 2);
  await page.waitForTimeout(late);
  for (const direction of [1, -1])
    for (let gone = 0; gone < (await ends()); gone += height / 2) {
      await scroll((direction * height) / 2);
      await page.waitForTimeout(direction > 0 ? 120 : 60);
    }
  return ends();
}

const results = await withBrowser(async ({ open }) => {
  const found: Shift[] = [];
  for (const address of asked)
    for (const visitor of Object.keys(visitors) as Visitor[]) {
      const page = await open(address, visitor, prepare);
      const scrolled = await scrollThrough(page, visitor);
      const shifts = await page.evaluate(
        () => (window as unknown as { shifts: { value: number; what: string }[] }).shifts,
      );
      await page.context().close();
      const worst = shifts.toSorted((a, b) => b.value - a.value)[0];
      const sum = Math.round(shifts.reduce((total, { value }) => total + value, 0) * 10_000) / 10_000;
      found.push({ page: address, visitor, sum, scrolled, ...(worst && { what: worst.what }) });
    }
  return found;
});

console.table(results);
if (asked === routes) report('shift', { results });
