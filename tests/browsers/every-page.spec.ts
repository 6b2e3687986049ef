import { onePageOfEachKind } from '../helpers/pages.ts';
import { expect, test, type Visitor } from './visitor.ts';

/** Scrolls to the end, one screen at a time, until everything on the way is drawn and all fonts have loaded. */
async function scrollThrough(visitor: Visitor) {
  for (let screen = 0, isMore = true; isMore; screen++)
    isMore = await visitor.run(async (screen) => {
      scrollTo({ top: screen * innerHeight, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return (screen + 1) * innerHeight < document.documentElement.scrollHeight;
    }, screen);
  await visitor.run(() => document.fonts.ready.then(() => undefined));
}

for (const path of onePageOfEachKind)
  test(`${path} has no errors: scrolled to its end on a phone, and opened on a desktop`, async ({ visitor }) => {
    for (const width of [390, 1440]) {
      await visitor.visit(path, width);
      // Only at the width of a phone: without a graphics card these engines draw large screens slowly.
      if (width === 390) await scrollThrough(visitor);
      const page = await visitor.run(() => {
        const isEmpty = (image: HTMLImageElement) => image.complete && !image.naturalWidth;
        return {
          // An empty page has no other errors.
          headings: document.querySelectorAll('h1').length,
          wide: document.documentElement.scrollWidth - innerWidth,
          empty: [...document.images].filter(isEmpty).map((image) => image.currentSrc),
          // A fallback font is a local font, which the machine may not have.
          faces: [...document.fonts]
            .filter(({ family, status }) => status === 'error' && !family.includes('Fallback'))
            .map(({ family }) => family),
        };
      });
      expect(page, `at ${width} px`).toEqual({ headings: 1, wide: expect.any(Number), empty: [], faces: [] });
      expect(page.wide, `scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
      expect(await visitor.errors(), `at ${width} px`).toEqual([]);
    }
  });
