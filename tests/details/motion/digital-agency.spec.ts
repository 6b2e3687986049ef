import type { Page } from '@playwright/test';
import { phone, withoutAnimation } from '../../helpers/devices.ts';
import { expect, test } from '../../helpers/test.ts';

/** Counts sand-coloured and dark pixels in the left `share` of a canvas (0 to 1). Runs in the page. */
function countDots(element: Element, share: number): { sand: number; dark: number } {
  const { width, height } = element as HTMLCanvasElement;
  const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!;
  copy.drawImage(element as HTMLCanvasElement, 0, 0);
  const { data } = copy.getImageData(0, 0, width * share, height);
  let [sand, dark] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue, alpha] = [data[at]!, data[at + 1]!, data[at + 2]!, data[at + 3]!];
    if (alpha < 250) continue;
    if (red < 60) dark++;
    else if (red < 170 && green > 80 && blue < 90) sand++;
  }
  return { sand, dark };
}

/** Sets `window.gust` as soon as the first gust has blown sand into the grid. Runs in the page. */
function watchGust(count: typeof countDots): void {
  requestAnimationFrame(function check() {
    const canvas = document.querySelector('[data-animation="blown-sand"] canvas');
    if (canvas && count(canvas, 0.15).dark > 500) Object.assign(window, { gust: true });
    else requestAnimationFrame(check);
  });
}

const canvas = (page: Page) => page.locator('[data-animation="blown-sand"] canvas');
const drawing = (page: Page) => page.locator('[data-animation="blown-sand"] svg g').first();
/** Returns the numbers of sand-coloured and of dark pixels in the left part of the canvas. */
const dots = (page: Page, share: number) => canvas(page).evaluate(countDots, share);

test('the sand of the hero moves into the grid under the pointer and falls back afterwards', async ({ page }) => {
  // The first gust is short, so every frame is checked.
  await page.addInitScript(`(${watchGust})(${countDots})`);
  await page.goto('/digital-agency');
  await expect(canvas(page)).toBeAttached();
  await expect(drawing(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => 'gust' in window)).toBe(true);
  await expect.poll(async () => (await dots(page, 0.15)).dark).toBe(0);
  expect((await dots(page, 0.15)).sand).toBeGreaterThan(500);
  const { x, y, height } = (await page.locator('[data-animation="blown-sand"]').boundingBox())!;
  await page.mouse.move(x + 5, y + height * 0.7);
  await page.mouse.move(x + 500, y + height * 0.7, { steps: 40 });
  await expect.poll(async () => (await dots(page, 0.15)).dark).toBeGreaterThan(200);
  await expect.poll(async () => (await dots(page, 0.15)).dark).toBe(0);
});

test('the sand of the hero is replaced by a static drawing while reduced motion is on', async ({ page }) => {
  await page.goto('/digital-agency');
  await expect(canvas(page)).toBeAttached();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(canvas(page)).not.toBeAttached();
  await expect(drawing(page)).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(canvas(page)).toBeAttached();
});

test.describe('on a touch screen', () => {
  test.use(phone);

  test('the sand of the hero scatters when tapped and returns to the grid', async ({ page }) => {
    await page.goto('/digital-agency');
    await expect.poll(async () => (await dots(page, 1)).sand).toBeGreaterThan(200);
    await expect.poll(async () => (await dots(page, 1)).sand).toBe(0);
    await page.locator('[data-animation="blown-sand"]').tap();
    await expect.poll(async () => (await dots(page, 1)).sand).toBeGreaterThan(200);
    await expect.poll(async () => (await dots(page, 1)).sand).toBe(0);
  });
});

for (const [how, options] of withoutAnimation)
  test.describe(how, () => {
    test.use(options);

    test('the sand of the hero does not move', async ({ page }) => {
      await page.goto('/digital-agency', { waitUntil: 'networkidle' });
      await expect(drawing(page)).toBeVisible();
      await expect(canvas(page)).not.toBeAttached();
    });
  });
