import type { Page } from '@playwright/test';
import { audit } from '../../helpers/axe.ts';
import { contentEntries, interpolate, messages } from '../../helpers/content.ts';
import { phone } from '../../helpers/devices.ts';
import { blockScripts, waitForHydration } from '../../helpers/hydration.ts';
import { timeToChange } from '../../helpers/scroll.ts';
import { allowErrors, errorsOfFiles, expect, failedRequest, test } from '../../helpers/test.ts';

const path = '/photography-agency';

const photographs = contentEntries('photographs');
const weddings = photographs.filter(({ category }) => category === 'wedding');

const photograph = (page: Page, index: number) =>
  page.locator('#photographs').getByRole('listitem').nth(index).getByRole('link');
const lightbox = (page: Page) => page.getByRole('dialog', { name: messages.lightbox.label });
const large = (page: Page) => lightbox(page).getByRole('img');
const button = (page: Page, name: string) => lightbox(page).getByRole('button', { name });
/** Expects the lightbox to show the number of its picture and the number of all pictures, at first ten. */
const position = (page: Page, number: number, count = 10) =>
  expect(
    lightbox(page).getByText(interpolate(messages.lightbox.position, { number, count }), { exact: true }),
  ).toBeVisible();

/** Opens the photograph at that position and waits for its large picture. */
async function open(page: Page, index = 1) {
  await page.goto(path);
  await waitForHydration(photograph(page, index));
  await photograph(page, index).click();
  await expect(large(page)).toBeVisible();
  await waitForAnimations(page);
}

/** Waits until the lightbox has no running animations. */
const waitForAnimations = (page: Page) =>
  lightbox(page).evaluate((dialog) =>
    Promise.all(dialog.getAnimations({ subtree: true }).map((animation) => animation.finished.catch(() => {}))),
  );

const box = async (page: Page) => {
  await waitForAnimations(page);
  return (await large(page).boundingBox())!;
};

test('a click opens the large picture, with its number and its caption', async ({ page }) => {
  await open(page);
  await position(page, 2);
  const href = await photograph(page, 1).getAttribute('href');
  await expect(large(page)).toHaveAttribute('src', new RegExp(`${href}$`));
  await expect(large(page)).toHaveAttribute('alt', /.{20,}/);
  await expect(lightbox(page).getByText(photographs[1]!.title)).toBeVisible();
});

test('Enter opens it, and Enter, Escape or the button close it; the focus returns each time', async ({ page }) => {
  await page.goto(path);
  await waitForHydration(photograph(page, 2));
  for (const close of ['Enter', 'Escape', 'button'] as const) {
    await photograph(page, 2).focus();
    await page.keyboard.press('Enter');
    await expect(lightbox(page)).toBeVisible();
    await waitForAnimations(page);
    if (close === 'button') await button(page, messages.lightbox.close).click();
    else await page.keyboard.press(close);
    await expect(lightbox(page)).toBeHidden();
    await expect(photograph(page, 2)).toBeFocused();
  }
});

test('a click outside the picture closes it, a click on it does not', async ({ page }) => {
  await open(page);
  const { x, y, width, height } = await box(page);
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(lightbox(page)).toBeVisible();
  await page.mouse.click(x - 60, y + height / 2);
  await expect(lightbox(page)).toBeHidden();
});

test('a drag from the picture to beside it does not close it', async ({ page }) => {
  await open(page);
  const { x, y, height } = await box(page);
  await page.mouse.move(x + 20, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x - 20, y + height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(lightbox(page)).toBeVisible();
});

test('the button and a double click turn zoom on and off', async ({ page }) => {
  await open(page);
  const before = await box(page);
  const zoom = button(page, messages.lightbox.zoom);
  await zoom.click();
  await expect(zoom).toHaveAttribute('aria-pressed', 'true');
  expect((await box(page)).width).toBeCloseTo(before.width * 2, 0);
  await zoom.click();
  await expect(zoom).toHaveAttribute('aria-pressed', 'false');
  expect((await box(page)).width).toBeCloseTo(before.width, 0);
  await page.mouse.dblclick(before.x + before.width / 3, before.y + before.height / 3);
  await expect(zoom).toHaveAttribute('aria-pressed', 'true');
  expect((await box(page)).width).toBeCloseTo(before.width * 2, 0);
  await page.mouse.dblclick(before.x + before.width / 3, before.y + before.height / 3);
  await expect(zoom).toHaveAttribute('aria-pressed', 'false');
});

test('rotate turns the picture by 90 degrees, within the screen', async ({ page }) => {
  await open(page);
  const upright = await box(page);
  for (const rotation of ['90', '180', '270', '0']) {
    await button(page, messages.lightbox.rotate).click();
    await expect(large(page)).toHaveAttribute('data-rotation', rotation);
    const { x, y, width, height } = await box(page);
    if (rotation === '90' || rotation === '270') expect(width / height).toBeCloseTo(upright.height / upright.width, 1);
    else expect(width).toBeCloseTo(upright.width, 0);
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(1440);
    expect(y + height).toBeLessThanOrEqual(900);
  }
});

test('drag and arrow keys move a zoomed picture within its frame', async ({ page }) => {
  await open(page);
  const whole = await box(page);
  await button(page, messages.lightbox.zoom).click();
  const before = await box(page);
  await page.mouse.move(720, 450);
  await page.mouse.down();
  await page.mouse.move(720, 600, { steps: 5 });
  await page.mouse.up();
  const dragged = await box(page);
  expect(dragged.y).toBeCloseTo(before.y + 150, 0);
  await page.keyboard.press('ArrowDown');
  expect((await box(page)).y).toBeCloseTo(dragged.y - 80, 0);
  await page.mouse.move(720, 100);
  await page.mouse.down();
  await page.mouse.move(720, 890, { steps: 5 });
  await page.mouse.up();
  // The picture stops when its upper edge is where it was before the zoom.
  expect((await box(page)).y).toBeCloseTo(whole.y, 0);
  await position(page, 2);
});

test('previous and next wrap around, by buttons and by keys', async ({ page }) => {
  await open(page, 0);
  await page.keyboard.press('ArrowLeft');
  await position(page, 10);
  await page.keyboard.press('ArrowRight');
  await position(page, 1);
  // Together with another key an arrow is the browser's.
  await page.keyboard.press('Alt+ArrowRight');
  await page.keyboard.press('PageDown');
  await position(page, 2);
  await button(page, messages.lightbox.next).click();
  await position(page, 3);
  await button(page, messages.lightbox.previous).click();
  await position(page, 2);
  await expect(large(page)).toHaveAttribute('src', new RegExp(`${await photograph(page, 1).getAttribute('href')}$`));
});

test('a new picture is upright and not zoomed', async ({ page }) => {
  await open(page);
  await button(page, messages.lightbox.rotate).click();
  await button(page, messages.lightbox.zoom).click();
  await button(page, messages.lightbox.next).click();
  await expect(large(page)).toHaveAttribute('data-rotation', '0');
  await expect(button(page, messages.lightbox.zoom)).toHaveAttribute('aria-pressed', 'false');
});

test('previous and next use only the pictures of the current filter', async ({ page }) => {
  await page.goto(path);
  await waitForHydration(photograph(page, 1));
  await page
    .getByRole('group', { name: messages.photographs.legend })
    .locator('label', { hasText: messages.photographs.categories.wedding })
    .click();
  await page.locator('#photographs').getByRole('link').and(page.locator(':visible')).first().click();
  await position(page, 1, weddings.length);
});

test('the focus stays within the lightbox', async ({ page }) => {
  await open(page);
  for (let step = 0; step < 9; step++) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
      ),
    ).toBe(true);
  }
  await button(page, messages.lightbox.rotate).focus();
  await page.keyboard.press('Enter');
  await expect(large(page)).toHaveAttribute('data-rotation', '90');
  await page.keyboard.press('Space');
  await expect(large(page)).toHaveAttribute('data-rotation', '180');
});

test('Enter on a tool triggers that tool only, also if it is held', async ({ page }) => {
  await open(page);
  const hold = async () => {
    for (let repeat = 0; repeat < 4; repeat++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
  };
  for (const [name, after] of [
    [messages.lightbox.rotate, () => expect(large(page)).toHaveAttribute('data-rotation', '90')],
    [
      messages.lightbox.zoom,
      () => expect(button(page, messages.lightbox.zoom)).toHaveAttribute('aria-pressed', 'true'),
    ],
    [messages.lightbox.next, () => position(page, 3)],
    [messages.lightbox.previous, () => position(page, 2)],
  ] as const) {
    await button(page, name).focus();
    await hold();
    await waitForAnimations(page);
    await after();
    await expect(lightbox(page)).toBeVisible();
    await expect(button(page, name)).toBeFocused();
  }
  const download = page.waitForEvent('download');
  await button(page, messages.lightbox.download).focus();
  await hold();
  await download;
  await expect(lightbox(page)).toBeVisible();

  await button(page, messages.lightbox.close).focus();
  await page.keyboard.down('Enter');
  await expect(lightbox(page)).toBeHidden();
  await expect(photograph(page, 1)).toBeFocused();
  await hold();
  await timeToChange(page);
  await expect(lightbox(page)).toBeHidden();

  await page.keyboard.down('Enter');
  await expect(lightbox(page)).toBeVisible();
  await hold();
  await timeToChange(page);
  await expect(lightbox(page)).toBeVisible();
});

test('Enter closes it after a rotation by mouse', async ({ page }) => {
  await open(page);
  await button(page, messages.lightbox.rotate).click();
  await page.keyboard.press('Enter');
  await expect(lightbox(page)).toBeHidden();
});

test('download saves the large picture under its own name', async ({ page }) => {
  await open(page);
  const download = page.waitForEvent('download');
  await button(page, messages.lightbox.download).click();
  expect((await download).suggestedFilename()).toMatch(
    new RegExp(`^${photographs[1]!.srcLg ?? photographs[1]!.src}-\\d+\\.avif$`),
  );
});

test('axe finds nothing in it, and it does not violate the security policy', async ({ page }) => {
  await page.addInitScript(() => {
    const broken: string[] = [];
    Object.assign(window, { broken });
    addEventListener('securitypolicyviolation', ({ violatedDirective }) => broken.push(violatedDirective));
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await button(page, messages.lightbox.zoom).click();
  await button(page, messages.lightbox.rotate).click();
  expect(await audit(page)).toEqual([]);
  expect(await page.evaluate(() => (window as unknown as { broken: string[] }).broken)).toEqual([]);
});

test.describe('by touch', () => {
  test.use(phone);

  test('a swipe shows the next picture, a double tap zooms, a tap outside closes', async ({ page }) => {
    await page.goto(path);
    await waitForHydration(photograph(page, 1));
    await photograph(page, 1).tap();
    await expect(large(page)).toBeVisible();
    await waitForAnimations(page);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await touch('touchStart', [{ x: 300, y: 420 }]);
    for (const x of [260, 220, 180, 140]) await touch('touchMove', [{ x, y: 420 }]);
    await touch('touchEnd', []);
    await position(page, 3);
    // Chromium drops a tap that follows a swipe at once.
    await expect(async () => {
      await page.touchscreen.tap(195, 422);
      await page.touchscreen.tap(195, 422);
      await expect(button(page, messages.lightbox.zoom)).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 });
    }).toPass();
    await button(page, messages.lightbox.zoom).tap();
    await expect(button(page, messages.lightbox.zoom)).toHaveAttribute('aria-pressed', 'false');
    await waitForAnimations(page);
    await page.touchscreen.tap(195, 100);
    await expect(lightbox(page)).toBeHidden();
  });
});

test('a link opens the large file while the script is blocked', async ({ page, consoleErrors }) => {
  await blockScripts(page);
  await page.goto(path);
  const href = (await photograph(page, 1).getAttribute('href'))!;
  await photograph(page, 1).click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  allowErrors(consoleErrors, failedRequest, errorsOfFiles);
});
