/**
 * Measures in a real browser how many frames are dropped while sliders, marquees, films and heroes move. An empty page
 * with one moving dot serves as a baseline, because a busy machine without a GPU drops frames, too.
 * `npm run bench:frames -- /digital-agency` measures these pages, and prints them only.
 */
import type { Browser, Page } from '@playwright/test';
import { messages } from '../tests/helpers/content.ts';
import { enquiry, fill } from '../tests/helpers/forms.ts';
import { isPage } from '../tests/helpers/pages.ts';
import { deviceNames, reportPages, requested, serve, slowdown, withBrowser } from './harness.ts';

const seconds = 3;

/** An animation to measure and how to start it. */
interface Scene {
  what: string;
  page: string;
  start(page: Page): Promise<unknown>;
  /** Runs each second. */
  everySecond?(page: Page): Promise<unknown>;
}

interface Trace {
  traceEvents: {
    name: string;
    args?: { frame_reporter?: { state: string; affects_smoothness: boolean; frame_type?: 'FORKED' } };
  }[];
}

const scrollTo = (selector: string) => async (page: Page) => {
  const element = page.locator(selector).first();
  await element.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return element;
};
/** Scrolls to a slider and waits until it has hydrated. */
const focusSlider = (label: string) => async (page: Page) => {
  const element = await scrollTo(`[aria-roledescription="${messages.slider.carousel}"][aria-label="${label}"]`)(page);
  await element.focus();
  await page.waitForSelector(`[aria-label="${label}"][data-hydrated]`);
};
const pressArrow = (page: Page) => page.keyboard.press('ArrowRight');
/** Waits until a showcase has hydrated, and loads its pictures by a first step. */
const startShowcase = async (page: Page) => {
  await page.waitForSelector('[data-showcase] [data-hydrated]');
  await pressArrow(page);
};
const turnWheel = async (page: Page) => {
  for (let step = 0; step < 20; step++) await page.mouse.wheel(0, 12);
};
/** Moves the pointer across the hero. */
const movePointer = async (page: Page) => {
  const { width, height } = page.viewportSize()!;
  await page.mouse.move(0, height * 0.55);
  await page.mouse.move(width * 0.9, height * 0.35, { steps: 40 });
};

/** Sends an enquiry, as the form is empty again after each. */
const send = async (page: Page) => {
  await fill(page, enquiry('Leila Haddad'));
  await page.locator('form [type="submit"]').click();
};
/** Sends the first enquiry. A stub answers instead of the service. */
const sendToStub = async (page: Page) => {
  await page.route('**/api/create/contact', (route) => route.fulfill({ json: { success: true } }));
  await send(page);
};
let card = 0;
/** Focuses the next card by keyboard, which shows its hover picture. */
const nextCard = async (page: Page) => {
  const links = page.locator('li:has([data-hover-picture]) a');
  await links.nth(card++ % (await links.count())).focus();
};

const empty =
  await serve(`<!doctype html><html lang="en"><title>Dot</title><meta name="viewport" content="width=device-width">
<style>i{position:absolute;inline-size:50px;block-size:50px;border-radius:50%;background:#f2430f;animation:go 2s linear infinite}@keyframes go{to{translate:300px 0}}</style><i></i>`);

const scenes: Scene[] = [
  { what: 'an empty page with one moving dot (the baseline)', page: empty.url, start: async () => {} },
  { what: 'moving text', page: '/', start: scrollTo('section:has(> label input[type="checkbox"])') },
  {
    what: 'team slider, a slide each second',
    page: '/',
    start: focusSlider(messages.sliders.team.label),
    everySecond: pressArrow,
  },
  {
    what: 'service slider, a slide each second',
    page: '/architecture-agency',
    start: focusSlider(messages.sliders.services.label),
    everySecond: pressArrow,
  },
  {
    what: 'showcase, a transition each second',
    page: '/showcase-portfolio',
    start: startShowcase,
    everySecond: pressArrow,
  },
  {
    what: 'case studies, a transition each second',
    page: '/case-study-showcase',
    start: startShowcase,
    everySecond: pressArrow,
  },
  { what: 'films, a transition each second', page: '/video-showcase', start: startShowcase, everySecond: pressArrow },
  { what: 'a sent enquiry folds', page: '/contact', start: sendToStub, everySecond: send },
  {
    what: 'a card’s hover picture',
    page: '/portfolio',
    start: scrollTo('[data-hover-picture]'),
    everySecond: nextCard,
  },
  {
    what: 'films playing',
    page: '/video-showcase',
    start: (page) => page.waitForSelector('video[data-seen]', { state: 'attached' }),
  },
  { what: 'sand that gathers into a heading', page: '/', start: (page) => page.reload() },
  {
    what: 'the sphere of the home page, scrolled',
    page: '/',
    start: async (page) => {
      await page.waitForLoadState('networkidle');
      await page.keyboard.press('Shift');
      await page.waitForSelector('[data-sphere]', { state: 'attached' });
      // The key also starts another animation on the page, which ends within a second.
      await page.waitForTimeout(1000);
    },
    everySecond: turnWheel,
  },
  {
    what: 'sand under a pointer',
    page: '/digital-agency',
    start: (page) => page.waitForSelector('[data-animation] canvas'),
    everySecond: movePointer,
  },
  {
    what: 'a name on a split-flap board, and under a pointer',
    page: '/personal-portfolio',
    start: (page) => page.waitForSelector('[data-tile]'),
    everySecond: movePointer,
  },
  {
    what: 'headings that open, figures that settle, scrolled',
    page: '/about',
    start: async (page) => {
      await page.keyboard.press('Shift');
      await page.waitForTimeout(500);
      await page.evaluate(() => scrollBy({ top: innerHeight, behavior: 'instant' }));
    },
    everySecond: turnWheel,
  },
  {
    what: 'a letter that slides out, scrolled',
    page: '/freelancer-agency',
    start: async () => {},
    everySecond: turnWheel,
  },
  {
    what: 'a building that is built, scrolled',
    page: '/architecture-agency',
    start: async () => {},
    everySecond: turnWheel,
  },
  {
    what: 'a sun that follows a pointer',
    page: '/photography-agency',
    start: async (page) => {
      await scrollTo('[data-suns]')(page);
      await movePointer(page);
      await page.waitForSelector('[data-sun]', { state: 'attached' });
    },
    everySecond: movePointer,
  },
];
/** Frame time (ms) from which a frame is visibly late. */
const lateFrameMs = 32;

/** Records the intervals between the page's frames. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const gaps: number[] = [];
    Object.assign(window, { gaps });
    let last = performance.now();
    const frame = (now: number) => {
      gaps.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
const gapsOf = (page: Page) => page.evaluate(() => (window as unknown as { gaps: number[] }).gaps.slice(1));

/** Returns the numbers of presented and of visibly dropped frames within `seconds`. */
async function framesOf(browser: Browser, page: Page, everySecond: Scene['everySecond']) {
  await browser.startTracing(page, { categories: ['cc', 'benchmark'] });
  for (let second = 0; second < seconds; second++) {
    await everySecond?.(page);
    await page.waitForTimeout(1000);
  }
  const { traceEvents }: Trace = JSON.parse((await browser.stopTracing()).toString());
  const frames = traceEvents.flatMap(({ name, args }) =>
    // A forked frame is the main-thread part of a frame that the compositor has already presented.
    name === 'PipelineReporter' && args?.frame_reporter?.frame_type !== 'FORKED' ? (args?.frame_reporter ?? []) : [],
  );
  const shown = frames.filter(({ state }) => state.startsWith('STATE_PRESENTED')).length;
  const dropped = frames.filter(
    ({ state, affects_smoothness }) => state === 'STATE_DROPPED' && affects_smoothness,
  ).length;
  return { shown, dropped };
}

/** Returns the frames of the film that plays, if one does. */
const filmFramesOf = (page: Page) =>
  page.evaluate(() => {
    const quality = document.querySelector<HTMLVideoElement>('video[data-seen]')?.getVideoPlaybackQuality();
    return (
      quality && { shown: quality.totalVideoFrames - quality.droppedVideoFrames, dropped: quality.droppedVideoFrames }
    );
  });

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)}%`;

const results: Record<string, string | number>[] = [];
const measured = scenes.filter(
  ({ page }) => page === empty.url || (isPage(page) && (requested.length === 0 || requested.includes(page))),
);
await withBrowser(async ({ visit, browser }) => {
  for (const device of deviceNames)
    for (const { what, page: address, start, everySecond } of measured) {
      const measure = async (page: Page) => {
        await start(page);
        // Heroes start at once; other animations need a moment.
        if (!(await page.$('[data-animation]'))) await page.waitForTimeout(1000);
        await watch(page);
        const frames = await framesOf(browser, page, everySecond);
        const gaps = await gapsOf(page);
        const late = percent(gaps.filter((gap) => gap > lateFrameMs).length, gaps.length);
        // The compositor does not report a film's frames; the video element does.
        const { shown, dropped } = (await filmFramesOf(page)) ?? frames;
        const share = percent(dropped, shown + dropped);
        results.push({ what, page: address === empty.url ? '' : address, device, shown, dropped, share, late });
        // The animation did not run.
        if (shown === 0) throw new Error(`${what}, ${device}: no frames`);
      };
      await visit(address, device, measure, { isProcessorSlow: device === 'phone' });
    }
});
empty.close();
reportPages('frames', results, { seconds, slowdown });
