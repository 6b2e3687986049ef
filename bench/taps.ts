/**
 * Measures the time from the end of a tap to the first frame that shows the change, on a phone with slow 4G and a slow
 * processor: two seconds after load, and as soon as the control is painted.
 * `npm run bench:taps -- film` measures such taps, and prints them only.
 */
import type { Page } from '@playwright/test';
import { interpolate, messages, teamSliderOn } from '../tests/helpers/content.ts';
import { isPage } from '../tests/helpers/pages.ts';
import { type Bench, median, reportPages, requested, slowdown, withBrowser } from './harness.ts';

/** Device pixels for each CSS pixel. */
const scale = 3;
/** Number of runs of each tap; the median counts. */
const runs = 5;
/** Delay before a later tap, and duration of a tap. */
const idle = 2000;
const tapDuration = 50;
/** Maximum times (ms) from the end of a tap to the change: two seconds after load, and at once. */
const targets = { idle: 250, atOnce: 600 };

/** A control to tap and the change that it causes. */
interface Tap {
  kind: string;
  page: string;
  /** Selector of the tapped control: the first match counts. */
  control: string;
  /** Change to wait for: position, number or opacity of the matching elements. */
  change: { selector: string; of: 'place' | 'count' | 'opacity' };
}

const slide = `[aria-roledescription="${messages.slider.slide}"]:nth-child(2)`;
const secondMember = interpolate(messages.sliders.team.show, { number: 2, count: teamSliderOn('home').length });

const taps: Tap[] = [
  {
    kind: "a slider's next",
    page: '/',
    control: `button[aria-label="${secondMember}"]`,
    change: { selector: `[aria-label="${messages.sliders.team.label}"] ${slide}`, of: 'place' },
  },
  {
    kind: 'the filter of the portfolio',
    page: '/portfolio',
    control: `nav[aria-label="${messages.portfolio.filter}"] a[href$="category=mobile_apps"]`,
    change: { selector: 'main li[id]', of: 'opacity' },
  },
  {
    kind: 'Load More of the portfolio',
    page: '/portfolio',
    control: 'main [data-more]',
    change: { selector: 'main li[id]', of: 'count' },
  },
  {
    kind: 'the filter of the photographs',
    page: '/photography-agency',
    control: '#photographs label:has([value="portrait"])',
    change: { selector: '#photographs li', of: 'count' },
  },
  {
    kind: 'a picture, to enlarge it',
    page: '/photography-agency',
    control: '#photographs a[data-lightbox]',
    change: { selector: 'dialog[open]', of: 'count' },
  },
  {
    kind: 'the switch of the prices',
    page: '/marketing-agency',
    control: '#pricing label:has([value="yearly"])',
    change: { selector: '#pricing [data-billing="yearly"]', of: 'count' },
  },
  {
    kind: 'a film, to play it',
    page: '/digital-agency',
    control: 'main a[data-film]',
    change: { selector: 'dialog[open]', of: 'count' },
  },
  {
    kind: "a showcase's next",
    page: '/showcase-portfolio',
    control: `button[aria-label="${messages.showcase.next}"]`,
    change: { selector: slide, of: 'place' },
  },
];

/** Returns the control once it is visible. */
const find = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility());

/** Waits for the end of the touch and then for the change. `waited` is the time between them (ms). */
function listen({ selector, of }: Tap['change']): void {
  const readState = () => {
    const found = [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    const { left = 0, top = 0 } = found[0]?.getBoundingClientRect() ?? {};
    if (of === 'place') return [left, top];
    if (of === 'count') return [found.length];
    // In tenths of the opacity.
    return [10 * found.reduce((sum, each) => sum + Number(getComputedStyle(each).opacity), 0)];
  };
  const before = readState();
  const changeDelay = new Promise<number | undefined>((resolve) => {
    setTimeout(resolve, 6000);
    const release = ({ timeStamp }: PointerEvent) => {
      sessionStorage.setItem('released', String(performance.timeOrigin + timeStamp));
      const check = () => {
        if (!readState().some((value, index) => Math.abs(value - before[index]!) >= 1))
          return requestAnimationFrame(check);
        // This frame paints the change. The message arrives right after the paint.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          const delay = performance.now() - timeStamp;
          sessionStorage.setItem('changeDelay', String(delay));
          resolve(delay);
        };
        return port2.postMessage(undefined);
      };
      requestAnimationFrame(check);
    };
    addEventListener('pointerup', release, { once: true, capture: true });
  });
  Object.assign(window, { changeDelay });
}

/**
 * Returns the time (ms) from the end of the tap to the change. If the previous page did not change, the first paint of
 * this page is the change. Returns undefined until this paint.
 */
function delayAcrossPages(): number | undefined {
  const { changeDelay, released } = sessionStorage;
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  if (changeDelay) return Number(changeDelay);
  return paint && performance.timeOrigin + paint.startTime - Number(released);
}

/** Taps once. Resolves to undefined if nothing changes within six seconds, because the control has moved. */
async function measure(page: Page, { page: address, control, change }: Tap, delay: number) {
  const session = await page.context().newCDPSession(page);
  const element = (await page.waitForFunction(find, control)).asElement()!;
  await element.evaluate((found) => {
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
    return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
  await page.waitForTimeout(delay);
  await page.evaluate(listen, change);
  const { x, y } = await element.evaluate((found) => {
    const { left, top, width, height } = found.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForTimeout(tapDuration);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return page
    .evaluate(() => (window as unknown as { changeDelay: Promise<number | undefined> }).changeDelay)
    .catch(async () => {
      // The tap opened another page, whose first paint is the change.
      await page.waitForURL(({ pathname, search }) => pathname + search !== address);
      await page.waitForLoadState();
      return (await page.waitForFunction(delayAcrossPages)).jsonValue();
    });
}

/** Returns the median time (ms) of a tap. Runs in which the control moved are repeated. */
async function medianOf({ visit }: Bench, tap: Tap, atOnce: boolean): Promise<number> {
  const slowPhone = { scale, isProcessorSlow: true, isNetworkSlow: true };
  const waitUntil = atOnce ? 'commit' : 'load';
  const times: number[] = [];
  for (let tries = 0; times.length < runs && tries <= 3 * runs; tries++) {
    const tapOnce = (page: Page) => measure(page, tap, atOnce ? 0 : idle);
    const delay = await visit(tap.page, 'phone', tapOnce, { ...slowPhone, waitUntil });
    if (delay) times.push(Math.round(delay));
  }
  if (times.length < runs) throw new Error(`Nothing changes by ${tap.kind}`);
  return median(times)!;
}

const results: { kind: string; page: string; idle: number; atOnce: number }[] = [];
await withBrowser(async (bench) => {
  for (const tap of taps.filter(({ kind, page }) => isPage(page) && requested.every((word) => kind.includes(word)))) {
    const { kind, page } = tap;
    results.push({ kind, page, idle: await medianOf(bench, tap, false), atOnce: await medianOf(bench, tap, true) });
  }
});
reportPages('taps', results, { slowdown, runs, targets });
