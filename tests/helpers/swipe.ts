import type { Locator, Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** Swipes with one finger from one point to another. */
export async function swipeBetween(page: Page, from: Point, to: Point) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (let step = 1; step <= 10; step++)
    await touch('touchMove', [
      { x: from.x + ((to.x - from.x) * step) / 10, y: from.y + ((to.y - from.y) * step) / 10 },
    ]);
  await touch('touchEnd', []);
}

/** Swipes horizontally across an element, from its centre if it is small. */
export async function swipe(page: Page, from: Locator, by: number) {
  const box = (await from.boundingBox())!;
  const start = box.width > 2 * Math.abs(by) ? by / 2 : 0;
  const [x, y] = [box.x + box.width / 2 - start, box.y + Math.min(box.height / 2, 150)];
  await swipeBetween(page, { x, y }, { x: x + by, y });
}
