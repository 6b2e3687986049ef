import { onePageOfEachKind } from '../helpers/pages.ts';
import { distanceFromTarget, expectAt, scrollPosition, waitForLayout } from '../helpers/scroll.ts';
import { expect, test } from '../helpers/test.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const viewport of sizes)
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport });

    for (const path of onePageOfEachKind)
      test(`${path} keeps its height while it is scrolled, and has no smooth scrolling`, async ({ page }) => {
        await page.goto(path);
        await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
        await waitForLayout(page);
        // The step is not innerHeight, which a headless browser reports as 0 at times: the loops would never end.
        const heights = await page.evaluate(async (step) => {
          const all = [document.documentElement.scrollHeight];
          const scrollAndMeasure = async (y: number) => {
            scrollTo(0, y);
            await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
            all.push(document.documentElement.scrollHeight);
          };
          for (let y = 0; y < all.at(-1)!; y += step) await scrollAndMeasure(y);
          for (let y = all.at(-1)!; y > 0; y -= step) await scrollAndMeasure(y);
          return all;
        }, viewport.height * 0.8);
        expect((Math.max(...heights) - Math.min(...heights)) / heights[0]!).toBeLessThanOrEqual(0.01);
      });

    test('every link within a page scrolls to its target, and Back returns to the link', async ({ page }) => {
      let checked = 0;
      for (const path of onePageOfEachKind) {
        await page.goto(path);
        await waitForLayout(page);
        const links = page.locator('main a[href^="#"]:not([data-showcase] a, [data-more])');
        for (const [index, link] of (await links.all()).entries()) {
          if (!(await link.isVisible())) continue;
          checked++;
          await page.goto('about:blank');
          await page.goto(path);
          await waitForLayout(page);
          const href = (await links.nth(index).getAttribute('href'))!;
          await links.nth(index).scrollIntoViewIfNeeded();
          const pressedAt = await scrollPosition(page);
          await links.nth(index).click();
          await expect(page).toHaveURL(new RegExp(`${href}$`));
          await expectAt(page, href.slice(1));
          await page.goBack();
          await expect
            .poll(async () => Math.abs((await scrollPosition(page)) - pressedAt), `${path}${href}`)
            .toBeLessThan(5);
          await page.goForward();
          await expect.poll(() => distanceFromTarget(page, href.slice(1)), `${path}${href}`).toBeLessThan(5);
        }
      }
      expect(checked).toBeGreaterThan(5);
    });
  });
