import { expect, type Page } from '@playwright/test';

/** Until the typeface has come and everything stands where it will. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    const hasCome = () =>
      [...document.fonts].some(({ family, status }) => /^.?Mona Sans Text.?$/.test(family) && status === 'loaded');
    while (!hasCome()) await new Promise((resolve) => setTimeout(resolve, 50));
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.all(transitions.map(({ finished }) => finished.catch(() => {})));
  });

/** How far the page is scrolled, in px. */
export const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** How far the page is from where this place belongs: below the header, or as near to it as the page can be scrolled. */
export const miss = (page: Page, id: string) =>
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

/** Expects the page to have been led to this place. */
export async function expectAt(page: Page, id: string) {
  await settled(page);
  expect(await miss(page, id), `pixels from #${id}`).toBeLessThanOrEqual(4);
}
