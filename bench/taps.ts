/**
 * Measures in a real browser what a visitor waits for after a tap: from the finger's release to the first frame that
 * shows the change. A phone on slow 4G, its processor slowed down, once when the page has been there for two seconds
 * and once as soon as the control is painted.
 * `npm run bench:taps -- film` measures such taps, and prints them only.
 */
import type { CDPSession, Page } from '@playwright/test';
import { type Bench, slow4G, withBrowser } from './browser.ts';
import { report } from './report.ts';

/** Slowdown of the processor. */
const slowdown = 4;
/** A phone's pixels to one of CSS. */
const scale = 3;
/** Number of runs of each tap; the median counts. */
const runs = 5;
/** Delay before a later tap, and duration of a tap. */
const idle = 2000;
const tapDuration = 50;
/** Maximum duration of a tap (ms). */
const targets = { idle: 250, atOnce: 600 };

/** A control to tap and the change that it causes. */
interface Tap {
  kind: string;
  page: string;
  /** The tapped control: the first match of the selector with that text. */
  control: { selector: string; text?: string };
  /** Change to wait for: position, number or opacity of the matching elements. */
  change: { selector: string; of: 'place' | 'count' | 'opacity' };
}

const taps: Tap[] = [
  {
    kind: "a slider's next",
    page: '/',
    control: { selector: 'button[aria-label^="Show team member 2"]' },
    change: { selector: '[aria-label="Team"] [aria-roledescription="slide"]:nth-child(2)', of: 'place' },
  },
  {
    kind: 'the filter of the portfolio',
    page: '/portfolio',
    control: { selector: 'nav[aria-label="Filter projects"] a', text: 'Mobile Apps' },
    change: { selector: 'main li[data-category]', of: 'opacity' },
  },
  {
    kind: 'Load More of the portfolio',
    page: '/portfolio',
    control: { selector: 'main a, main button', text: 'Load More' },
    change: { selector: 'main li[data-category]', of: 'count' },
  },
  {
    kind: 'the filter of the photographs',
    page: '/photography-agency',
    control: { selector: '#photographs label', text: 'Portrait' },
    change: { selector: '#photographs li', of: 'count' },
  },
  {
    kind: 'Load More of the photographs',
    page: '/photography-agency',
    control: { selector: '#photographs a', text: 'Load More' },
    change: { selector: '#photographs li', of: 'count' },
  },
  {
    kind: 'a picture, to enlarge it',
    page: '/photography-agency',
    control: { selector: '#photographs a[data-lightbox]' },
    change: { selector: 'dialog[open]', of: 'count' },
  },
  {
    kind: 'the switch of the prices',
    page: '/marketing-agency',
    control: { selector: '#pricing label', text: 'Yearly' },
    change: { selector: '#pricing [data-billing="yearly"]', of: 'count' },
  },
  {
    kind: 'a film, to play it',
    page: '/digital-agency',
    control: { selector: 'main a', text: 'Watch the reel' },
    change: { selector: 'dialog[open]', of: 'count' },
  },
  {
    kind: "a showcase's next",
    page: '/showcase-portfolio',
    control: { selector: 'button[aria-label="Next slide"]' },
    change: { selector: '[aria-roledescription="slide"]:nth-child(2)', of: 'place' },
  },
];

/** Scrolls the control into view once it is painted. */
function seek({ selector, text = '' }: Tap['control']): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const control = [...document.querySelectorAll<HTMLElement>(selector)].find(
        (each) => each.checkVisibility() && each.textContent.includes(text),
      );
      if (!control) return requestAnimationFrame(look);
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      Object.assign(window, { control });
      return requestAnimationFrame(() => setTimeout(resolve));
    };
    look();
  });
}

/** Returns the current position of the control's centre. */
function middle(): { x: number; y: number } {
  const { control } = window as unknown as { control: HTMLElement };
  const { left, top, width, height } = control.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Waits for the end of the touch and then for the change. `waited` is the time between them. */
function listen({ selector, of }: Tap['change']): void {
  const look = () => {
    const found = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
    const { left = 0, top = 0 } = found[0]?.getBoundingClientRect() ?? {};
    if (of === 'place') return [left, top];
    if (of === 'count') return [found.length];
    // In tenths of the opacity.
    return [10 * found.reduce((sum, each) => sum + Number(getComputedStyle(each).opacity), 0)];
  };
  const before = look();
  const waited = new Promise<number | undefined>((resolve) => {
    setTimeout(resolve, 6000);
    const release = ({ timeStamp }: PointerEvent) => {
      sessionStorage.setItem('released', String(performance.timeOrigin + timeStamp));
      const check = () => {
        if (!look().some((value, index) => Math.abs(value - before[index]!) >= 1)) return requestAnimationFrame(check);
        // This frame shows it; a message is the first task after it.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          const answered = performance.now() - timeStamp;
          sessionStorage.setItem('answered', String(answered));
          resolve(answered);
        };
        return port2.postMessage(undefined);
      };
      requestAnimationFrame(check);
    };
    addEventListener('pointerup', release, { once: true, capture: true });
  });
  Object.assign(window, { waited });
}

/**
 * Resolves to the time (ms) from the end of the tap to the first change: on the previous page, or else the first paint of
 * this one.
 */
function firstPicture(): Promise<number> {
  return new Promise((resolve) => {
    const answered = sessionStorage.getItem('answered');
    if (answered) return resolve(Number(answered));
    const look = () => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      if (paint) resolve(performance.timeOrigin + paint.startTime - Number(sessionStorage.getItem('released')));
      else requestAnimationFrame(look);
    };
    look();
  });
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Closes the browser. Chromium takes half a minute to close a throttled page that is still loading. */
async function close(page: Page, session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.send('Network.emulateNetworkConditions', { ...slow4G, latency: 0, downloadThroughput: -1 });
  await page.waitForLoadState();
  await page.context().close();
}

/** Loads the page and taps once. Resolves to undefined if the control moved during the tap. */
async function measure(
  { open }: Bench,
  { page: address, control, change }: Tap,
  atOnce: boolean,
): Promise<number | undefined> {
  let session!: CDPSession;
  const prepare = async (page: Page) => {
    session = await page.context().newCDPSession(page);
    await slowDown(session);
  };
  const page = await open(address, 'phone', prepare, { scale, waitUntil: atOnce ? 'commit' : 'load' });
  await page.evaluate(seek, control);
  if (!atOnce) await page.waitForTimeout(idle);
  await page.evaluate(listen, change);
  const { x, y } = await page.evaluate(middle);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForTimeout(tapDuration);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const waited = await page
    .evaluate(() => (window as unknown as { waited: Promise<number | undefined> }).waited)
    .catch(async () => {
      // It led to another page, and its first picture is the answer.
      await page.waitForURL(({ pathname, search }) => pathname + search !== address);
      await page.waitForLoadState();
      return page.evaluate(firstPicture);
    });
  await close(page, session);
  return waited && Math.round(waited);
}

/** Words of the taps to measure; all without one. */
const requested = process.argv.slice(2);
const results: { kind: string; page: string; idle: number; atOnce: number }[] = [];
await withBrowser(async (bench) => {
  for (const tap of taps.filter(({ kind }) => requested.every((word) => kind.includes(word)))) {
    const median = async (atOnce: boolean) => {
      const all: number[] = [];
      for (let tries = 0; all.length < runs; tries++) {
        const waited = await measure(bench, tap, atOnce);
        if (waited) all.push(waited);
        else if (tries > 2 * runs) throw new Error(`Nothing changes by ${tap.kind}`);
      }
      return all.sort((a, b) => a - b)[Math.floor(runs / 2)]!;
    };
    results.push({ kind: tap.kind, page: tap.page, idle: await median(false), atOnce: await median(true) });
    console.log(results.at(-1));
  }
});

console.table(results);
if (requested.length === 0) report('taps', { slowdown, runs, targets, results });
