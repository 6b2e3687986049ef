import { kinds } from '../e2e/accessibility/kinds.ts';
import { expect, test } from './visitor.ts';

for (const path of kinds)
  test(`${path} is read from top to end on a phone and a desk without an error`, async ({ visitor }) => {
    for (const width of [390, 1440]) {
      await visitor.visit(path, width);
      const page = await visitor.run(async () => {
        const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
          scrollTo({ top: y, behavior: 'instant' });
          await drawn();
        }
        const isEmpty = (image: HTMLImageElement) => image.complete && !image.naturalWidth;
        return {
          headings: document.querySelectorAll('h1').length,
          wide: document.documentElement.scrollWidth - innerWidth,
          empty: [...document.images].filter(isEmpty).map((image) => image.currentSrc),
          faces: [...document.fonts].filter(({ status }) => status === 'error').map(({ family }) => family),
        };
      });
      expect(page, `at ${width} px`).toEqual({ headings: 1, wide: expect.any(Number), empty: [], faces: [] });
      expect(page.wide, `scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
      expect(await visitor.errors(), `at ${width} px`).toEqual([]);
    }
  });
