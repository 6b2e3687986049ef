import { settled } from '../e2e/settled.ts';
import { expect, test } from '../e2e/site.ts';
import { kinds } from '../pages.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const viewport of sizes)
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport });

    for (const path of kinds)
      test(`${path} is as high at first as when it is read through, down and up again, and never glides`, async ({
        page,
      }) => {
        await page.goto(path);
        await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
        await settled(page);
        const heights = await page.evaluate(async () => {
          const all = [document.documentElement.scrollHeight];
          const step = async (y: number) => {
            scrollTo(0, y);
            await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
            all.push(document.documentElement.scrollHeight);
          };
          for (let y = 0; y < all.at(-1)!; y += innerHeight * 0.8) await step(y);
          for (let y = all.at(-1)!; y > 0; y -= innerHeight * 0.8) await step(y);
          return all;
        });
        expect((Math.max(...heights) - Math.min(...heights)) / heights[0]!).toBeLessThanOrEqual(0.01);
      });
  });
