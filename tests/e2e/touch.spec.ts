import type { Page } from '@playwright/test';
import { filled, words } from '../content.ts';
import { expect, test } from './site.ts';

test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });

/** A finger that goes from one place to another and leaves the screen. */
async function swipe(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [from]);
  for (let step = 1; step <= 10; step++)
    await touch('touchMove', [
      { x: from.x + ((to.x - from.x) * step) / 10, y: from.y + ((to.y - from.y) * step) / 10 },
    ]);
  await touch('touchEnd', []);
}

test('a touch screen has no custom cursor', async ({ page }) => {
  await page.goto('/contact');
  await page.touchscreen.tap(300, 300);
  await page.getByLabel(words.enquiryForm.labels.full_name).tap();
  await expect(page.locator('.cursor')).toHaveCount(0);
});

test('the menu opens and closes by touch, as often as one likes', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('dialog', { name: words.header.menu });
  await page.getByRole('button', { name: words.header.menu, exact: true }).tap();
  await expect(menu).toBeInViewport({ ratio: 0.9 });
  await menu.getByRole('button', { name: words.header.closeMenu }).tap();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: words.header.menu, exact: true }).tap();
  await expect(menu).toBeInViewport({ ratio: 0.9 });
  await menu.getByRole('button', { name: words.header.closeMenu }).tap();
  await expect(menu).toBeHidden();
});

test('a slider follows a finger, and a finger that goes down scrolls the page', async ({ page }) => {
  await page.goto('/');
  const team = page.getByRole('group', { name: words.sliders.team.label, exact: true });
  await team.scrollIntoViewIfNeeded();
  await expect(team).toHaveAttribute('data-awake');
  const first = page.getByRole('button', { name: filled(words.sliders.team.show, { number: 1, count: 5 }) });
  await expect(first).toHaveAttribute('aria-current', 'true');

  const { x, y } = (await team.boundingBox())!;
  const scrolled = await page.evaluate(() => scrollY);
  await swipe(page, { x: x + 300, y: y + 200 }, { x: x + 310, y: y - 100 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled + 50);
  await expect(first).toHaveAttribute('aria-current', 'true');

  // The page runs on for a moment after the finger has left it.
  const movement = () =>
    page.evaluate(async () => {
      const before = scrollY;
      await new Promise((resolve) => setTimeout(resolve, 100));
      return scrollY - before;
    });
  await expect.poll(movement).toBe(0);
  await team.scrollIntoViewIfNeeded();
  const box = (await team.boundingBox())!;
  const middle = Math.min(Math.max(box.y + 150, 200), 1000);
  await swipe(page, { x: box.x + 600, y: middle }, { x: box.x + 150, y: middle });
  await expect(first).toHaveAttribute('aria-current', 'false');
});
