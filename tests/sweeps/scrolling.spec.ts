import { onePageOfEachKind } from '../helpers/pages.ts';
import { distanceFromTarget, expectAt, heightChange, scrollPosition, waitForLayout } from '../helpers/scroll.ts';
import { expect, test } from '../helpers/test.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  // every-page.spec.ts does the same on a desktop.
  for (const path of onePageOfEachKind)
    test(`${path} keeps its height while it is scrolled`, async ({ page }) => {
      await page.goto(path);
      await waitForLayout(page);
      expect(await heightChange(page)).toBeLessThanOrEqual(0.01);
    });
});

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const viewport of sizes)
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport });

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
