import type { Page } from '@playwright/test';
import { pageContent } from '../../helpers/content.ts';
import { devices, withoutAnimation } from '../../helpers/devices.ts';
import { expect, test } from '../../helpers/test.ts';

const postmark = (page: Page) =>
  page.locator('main svg').filter({ hasText: pageContent('freelancerAgency').hero.postmark.ring });
const envelope = (page: Page) =>
  page
    .locator('div')
    .filter({ has: page.getByRole('heading', { level: 1 }) })
    .last();
const text = (page: Page) => page.getByText(pageContent('freelancerAgency').letter.greeting).locator('..');
/** Returns the distance (px) from the envelope down to the letter; negative if the letter is inside. */
const gap = async (page: Page) => {
  const sheet = (await text(page).locator('..').boundingBox())!;
  const { y, height } = (await envelope(page).boundingBox())!;
  return sheet.y - y - height;
};

for (const [where, options] of devices)
  test.describe(where, () => {
    test.use(options);

    test('the letter of the hero shows its postmark and moves out of the envelope with the scroll position', async ({
      page,
    }) => {
      await page.goto('/freelancer-agency');
      await expect(postmark(page)).toHaveCSS('opacity', '0.8');
      expect(await gap(page)).toBeLessThan(-100);
      await page.keyboard.press('PageDown');
      await expect(text(page)).toHaveCSS('opacity', '1');
      await page.keyboard.press('PageDown');
      await expect.poll(() => gap(page)).toBeGreaterThan(0);
      await expect
        .poll(async () => {
          await page.keyboard.press('Home');
          return gap(page);
        })
        .toBeLessThan(-100);
    });
  });

test('the letter of the hero shows its text as soon as the letter is on screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1800 });
  await page.goto('/freelancer-agency');
  await expect(text(page)).toHaveCSS('opacity', '1');
  await expect(text(page)).toBeInViewport();
});

for (const [how, options] of withoutAnimation)
  test.describe(how, () => {
    test.use(options);

    test('the letter of the hero shows its postmark', async ({ page }) => {
      await page.goto('/freelancer-agency', { waitUntil: 'networkidle' });
      if (how === 'with reduced motion') {
        expect(await gap(page)).toBeGreaterThan(0);
        await expect(postmark(page)).toHaveCSS('animation-name', 'none');
      }
      await expect(postmark(page)).toHaveCSS('opacity', '0.8');
    });
  });
