import type { Page } from '@playwright/test';
import { phone, withoutAnimation } from '../../helpers/devices.ts';
import { timeToChange } from '../../helpers/scroll.ts';
import { expect, test } from '../../helpers/test.ts';

const frame = (page: Page) => page.locator('[data-animation="turn-sun"] [data-suns]').first();
const suns = (page: Page) => frame(page).locator('[data-sun]');
/** Returns the position of the sun: 0 in the first picture, 1 in the next one, and so on. */
const sunPosition = (page: Page) =>
  suns(page).evaluateAll((all) => all.reduce((sum, sun) => sum + Number(getComputedStyle(sun).opacity), 0));

test('the sun of the hero follows the pointer across the picture and returns when it leaves', async ({ page }) => {
  await page.goto('/photography-agency', { waitUntil: 'networkidle' });
  await expect(suns(page)).toHaveCount(0);
  const { x, y, width, height } = (await frame(page).boundingBox())!;
  const movePointer = async (part: number) => {
    await page.mouse.move(x + width * part, y + height / 2, { steps: 5 });
  };
  await movePointer(0.5);
  const count = (await frame(page).getAttribute('data-suns'))!.split(' ').length;
  await expect.poll(() => sunPosition(page)).toBeCloseTo(count / 2, 0);
  await movePointer(0.98);
  await expect.poll(() => sunPosition(page)).toBeGreaterThan(count * 0.9);
  // The pointer has precedence over an orientation sensor.
  await page.evaluate(() => dispatchEvent(new DeviceOrientationEvent('deviceorientation', { gamma: 0 })));
  await timeToChange(page);
  expect(await sunPosition(page)).toBeGreaterThan(count * 0.9);
  await page.mouse.move(x + width / 2, 5);
  await expect.poll(() => sunPosition(page)).toBe(0);
  await expect(frame(page)).toHaveCSS('touch-action', 'pan-y pinch-zoom');
  // The container of the other pictures is transparent.
  const container = suns(page).first().locator('xpath=..');
  await expect(container).toHaveCSS('background-image', 'none');
  await expect(container).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the sun of the hero moves when the phone is tilted', async ({ page }) => {
    await page.goto('/photography-agency', { waitUntil: 'networkidle' });
    // The script sets it when it starts to listen. A tilt before that would be missed.
    await expect(frame(page)).toHaveCSS('touch-action', 'pan-y pinch-zoom');
    const tilt = (gamma: number) =>
      page.evaluate((gamma) => dispatchEvent(new DeviceOrientationEvent('deviceorientation', { gamma })), gamma);
    await tilt(10);
    await tilt(12);
    await expect(suns(page)).toHaveCount(0);
    await tilt(30);
    await expect.poll(() => sunPosition(page)).toBeGreaterThan(1);
    await tilt(10);
    await expect.poll(() => sunPosition(page)).toBe(0);
  });
});

for (const [how, options] of withoutAnimation)
  test.describe(how, () => {
    test.use(options);

    test('the sun of the hero does not move', async ({ page }) => {
      await page.goto('/photography-agency', { waitUntil: 'networkidle' });
      const { x, y, width, height } = (await frame(page).boundingBox())!;
      await page.mouse.move(x + width * 0.9, y + height / 2, { steps: 5 });
      await expect(suns(page)).toHaveCount(0);
      // The script sets it as soon as it starts.
      await expect(frame(page)).toHaveCSS('touch-action', 'auto');
    });
  });
