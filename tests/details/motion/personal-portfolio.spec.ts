import type { Page } from '@playwright/test';
import { pageContent, team } from '../../helpers/content.ts';
import { phone, withoutAnimation } from '../../helpers/devices.ts';
import { expect, test } from '../../helpers/test.ts';

const name = (page: Page) => page.getByRole('heading', { level: 1 });
const tiles = (page: Page) => page.locator('[data-tile]');
const selected = (page: Page) =>
  name(page).evaluate((heading) => {
    getSelection()?.selectAllChildren(heading);
    return getSelection()?.toString().trim().split(/\s+/).join(' ');
  });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const max = { tiles: 0 };
    Object.assign(window, { max });
    new MutationObserver(() => {
      max.tiles = Math.max(max.tiles, document.querySelectorAll('[data-tile]').length);
    }).observe(document, { childList: true, subtree: true });
  });
});
const personName = () => team.find(({ id }) => id === pageContent('personalPortfolio').person.id)!.name;
const letterCount = () => personName().replaceAll(' ', '').length;
const maxTiles = (page: Page) => page.evaluate(() => (window as unknown as { max: { tiles: number } }).max.tiles);

test('the name in the hero animates its letters once and can still be read and selected as text', async ({ page }) => {
  const person = personName();
  await page.goto('/personal-portfolio');
  await expect(name(page)).toHaveText(person);
  await expect.poll(() => maxTiles(page)).toBe(letterCount());
  expect(await selected(page)).toBe(person);
  await expect(tiles(page)).toHaveCount(0);
  await expect(name(page)).toHaveText(person);
  await expect(name(page)).toHaveAccessibleName(person);
});

test('the name in the hero turns a letter under the pointer and restores it', async ({ page }) => {
  await page.goto('/personal-portfolio');
  await expect.poll(() => maxTiles(page)).toBe(letterCount());
  await expect(tiles(page)).toHaveCount(0);
  const { x, y, height } = (await name(page).boundingBox())!;
  await page.mouse.move(x + 120, y + height * 0.8);
  await expect(tiles(page)).toHaveCount(1);
  await expect(tiles(page)).toHaveAttribute('aria-hidden', 'true');
  await expect(tiles(page)).toHaveCount(0);
});

test.describe('on a touch screen', () => {
  test.use(phone);

  test('the name in the hero turns a letter that is tapped', async ({ page }) => {
    await page.goto('/personal-portfolio');
    await expect.poll(() => maxTiles(page)).toBe(letterCount());
    await expect(tiles(page)).toHaveCount(0);
    const { x, y, height } = (await name(page).boundingBox())!;
    await page.touchscreen.tap(x + 40, y + height * 0.8);
    await expect(tiles(page)).toHaveCount(1);
    await expect(tiles(page)).toHaveCount(0);
  });
});

for (const [how, options] of withoutAnimation)
  test.describe(how, () => {
    test.use(options);

    test('the name in the hero does not move', async ({ page }) => {
      await page.goto('/personal-portfolio', { waitUntil: 'networkidle' });
      await expect(name(page)).toBeVisible();
      await expect(tiles(page)).toHaveCount(0);
      if (how === 'with reduced motion') expect(await maxTiles(page)).toBe(0);
    });
  });
