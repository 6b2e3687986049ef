import { expect, type Page } from '@playwright/test';

/** Waits until the fonts have loaded and the layout is final. */
export const waitForLayout = (page: Page) =>
  page.evaluate(async () => {
    const isLoaded = () =>
      [...document.fonts].some(({ family, status }) => /^.?Mona Sans Text.?$/.test(family) && status === 'loaded');
    while (!isLoaded()) await new Promise((resolve) => setTimeout(resolve, 50));
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.all(transitions.map(({ finished }) => finished.catch(() => {})));
  });

/** Returns the scroll position (px). */
export const scrollPosition = (page: Page) => page.evaluate(() => scrollY);

/**
 * Returns the distance of an element from its scroll position: below the header, or as near as the page can be
 * scrolled.
 */
export const distanceFromTarget = (page: Page, id: string) =>
  page.evaluate((id) => {
    const place = document.getElementById(id)!;
    const pixels = (length: string) => Number.parseFloat(length) || 0;
    const room =
      pixels(getComputedStyle(document.documentElement).scrollPaddingBlockStart) +
      pixels(getComputedStyle(place).scrollMarginBlockStart);
    const farthest = document.documentElement.scrollHeight - innerHeight;
    const wanted = Math.min(farthest, Math.max(0, place.getBoundingClientRect().top + scrollY - room));
    return Math.abs(scrollY - wanted);
  }, id);

/** Expects the page to be scrolled to this element. */
export async function expectAt(page: Page, id: string) {
  await waitForLayout(page);
  expect(await distanceFromTarget(page, id), `pixels from #${id}`).toBeLessThanOrEqual(4);
}

/** Waits for 300 ms of frames, in which a change that must not happen would happen. */
export const timeToChange = (page: Page) => frames(page, 18);

/** Resolves after that many animation frames of the page. */
export async function frames(page: Page, count: number): Promise<void> {
  await page.evaluate(
    (count) =>
      new Promise<void>((resolve) => {
        const next = (left: number) => (left === 0 ? resolve() : requestAnimationFrame(() => next(left - 1)));
        next(count);
      }),
    count,
  );
}

/** Scrolls through the whole page, down and up again. Returns by how much its height changes meanwhile (0 to 1). */
export const heightChange = (page: Page) =>
  // The step is not innerHeight, which a headless browser reports as 0 at times: the loops would never end.
  page.evaluate(async (step) => {
    const all = [document.documentElement.scrollHeight];
    const scrollAndMeasure = async (y: number) => {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      all.push(document.documentElement.scrollHeight);
    };
    for (let y = 0; y < all.at(-1)!; y += step) await scrollAndMeasure(y);
    for (let y = all.at(-1)!; y > 0; y -= step) await scrollAndMeasure(y);
    return (Math.max(...all) - Math.min(...all)) / all[0]!;
  }, page.viewportSize()!.height * 0.8);

/** Scrolls through the whole page, so that everything is laid out and loaded. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    // A step has a minimum, so that the loop ends also while the window reports no height.
    for (let y = 0; y < document.documentElement.scrollHeight; y += Math.max(innerHeight, 400) * 0.8) {
      scrollTo({ top: y, behavior: 'instant' });
      // A headless browser may draw no frame, so waiting ends after 500 ms.
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
        setTimeout(resolve, 500);
      });
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}
