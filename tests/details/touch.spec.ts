import { interpolate, messages } from '../helpers/content.ts';
import { waitForHydration } from '../helpers/hydration.ts';
import { swipeBetween } from '../helpers/swipe.ts';
import { expect, test } from '../helpers/test.ts';

test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });

test('a touch screen has no custom cursor', async ({ page }) => {
  await page.goto('/contact');
  // A swipe moves the pointer, unlike a tap.
  await swipeBetween(page, { x: 300, y: 600 }, { x: 300, y: 300 });
  await expect(page.locator('.cursor')).toHaveCount(0);
});

test('a slider follows a horizontal swipe, and a vertical swipe scrolls the page', async ({ page }) => {
  await page.goto('/');
  const team = page.getByRole('group', { name: messages.sliders.team.label, exact: true });
  await waitForHydration(team);
  const first = page.getByRole('button', { name: interpolate(messages.sliders.team.show, { number: 1, count: 5 }) });
  await expect(first).toHaveAttribute('aria-current', 'true');

  const { x, y } = (await team.boundingBox())!;
  const scrolled = await page.evaluate(() => scrollY);
  await swipeBetween(page, { x: x + 300, y: y + 200 }, { x: x + 310, y: y - 100 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled + 50);
  await expect(first).toHaveAttribute('aria-current', 'true');

  // The page keeps scrolling for a moment after the swipe.
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
  await swipeBetween(page, { x: box.x + 600, y: middle }, { x: box.x + 150, y: middle });
  await expect(first).toHaveAttribute('aria-current', 'false');
});
