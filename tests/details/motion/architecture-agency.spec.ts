import type { Page } from '@playwright/test';
import { altOf, pageContent } from '../../helpers/content.ts';
import { devices } from '../../helpers/devices.ts';
import { expect, test } from '../../helpers/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const picture = (page: Page) =>
  page.getByRole('img', { name: altOf(pageContent('architectureAgency').hero.picture), exact: true });
/** Returns the drawing over the picture. */
const drawing = (page: Page) => picture(page).locator('xpath=ancestor::div[1]').locator('div');
/** Returns how much of the building is still a drawing, from the top (%). */
const drawnHeight = (page: Page) =>
  drawing(page).evaluate((drawing) => {
    const corners = getComputedStyle(drawing).clipPath.matchAll(/[\d.]+(?:%|px)? ([\d.]+)/g);
    return Math.max(...[...corners].map(([, y]) => Number(y)));
  });
const scrollTo = (page: Page, screens: number) =>
  page.evaluate((screens) => window.scrollTo({ top: screens * innerHeight, behavior: 'instant' }), screens);

for (const [where, options] of devices)
  test.describe(where, () => {
    test.use(options);

    test('the building of the hero is drawn first, is built with the scroll position while it stays in view, and is complete', async ({
      page,
    }) => {
      await page.goto('/architecture-agency');
      const before = (await heading(page).boundingBox())!;
      expect(await drawnHeight(page)).toBe(100);
      await scrollTo(page, 0.35);
      await expect.poll(() => drawnHeight(page)).toBeLessThan(90);
      expect(await drawnHeight(page)).toBeGreaterThan(20);
      await scrollTo(page, 0.75);
      await expect.poll(() => drawnHeight(page)).toBe(0);
      expect(await heading(page).boundingBox()).toEqual(before);
      await scrollTo(page, 0);
      await expect.poll(() => drawnHeight(page)).toBe(100);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect(drawing(page)).toBeHidden();
    });
  });

test('the building of the hero is complete with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/architecture-agency');
  await expect(picture(page)).toBeVisible();
  await expect(drawing(page)).toBeHidden();
});

test('the building of the hero is built without a scroll where the window is low', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/architecture-agency');
  await expect.poll(() => drawnHeight(page)).toBe(0);
});
