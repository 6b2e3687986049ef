import type { Locator, Page } from '@playwright/test';

/** Swipes horizontally across an element, from its centre if it is small. */
export async function swipe(page: Page, from: Locator, by: number) {
  const box = (await from.boundingBox())!;
  const start = box.width > 2 * Math.abs(by) ? by / 2 : 0;
  const [x, y] = [box.x + box.width / 2 - start, box.y + Math.min(box.height / 2, 150)];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x, y }]);
  for (let step = 1; step <= 10; step++) await touch('touchMove', [{ x: x + (by * step) / 10, y }]);
  await touch('touchEnd', []);
}
