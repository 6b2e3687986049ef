import type { Page } from '@playwright/test';
import { words } from '../content.ts';
import { expect, test } from './site.ts';

const team = (page: Page) => page.getByRole('group', { name: words.sliders.team.label, exact: true });
const slide = (page: Page, number: number) => team(page).getByRole('group', { name: `${number} of 5` });
const next = (page: Page) => page.getByRole('button', { name: words.sliders.team.next });

/** How far a slide's start is from the start of the slider, in pixels; the slider's own padding taken off. */
const offset = (page: Page, number: number) =>
  slide(page, number).evaluate((element) => {
    const slider = element.closest('[aria-roledescription="carousel"]')!;
    const padding = Number.parseFloat(getComputedStyle(slider).paddingLeft);
    return element.getBoundingClientRect().left - slider.getBoundingClientRect().left - padding;
  });

test('a slide takes about 500 ms: on its way at half of that, in its place soon after it', async ({ page }) => {
  // The page's own clock stands still and is moved by hand, so that the speed of this machine does not matter.
  await page.clock.install();
  await page.goto('/');
  await team(page).scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(team(page)).toHaveAttribute('data-awake', { timeout: 100 });
  }).toPass();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const far = await offset(page, 2);
  await next(page).click();
  await page.clock.runFor(150);
  const underWay = await offset(page, 2);
  expect(underWay).toBeLessThan(far);
  expect(underWay).toBeGreaterThan(far * 0.02);
  await page.clock.runFor(450);
  expect(Math.abs(await offset(page, 2))).toBeLessThan(far * 0.02);
});

test('a click on an arrow before the slider is awake is not lost', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_astro/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await next(page).click();
  await expect(team(page)).not.toHaveAttribute('data-awake');
  release();
  await expect.poll(() => offset(page, 2)).toBeCloseTo(0, 0);
  await expect(page.getByRole('button', { name: words.sliders.team.previous })).toBeEnabled();
});

test('dragged back from the first slide, the slider shows the last: it has no end', async ({ page }) => {
  await page.goto('/');
  await team(page).scrollIntoViewIfNeeded();
  await expect(team(page)).toHaveAttribute('data-awake');
  const { x, y } = (await team(page).boundingBox())!;
  await page.mouse.move(x + 300, y + 100);
  await page.mouse.down();
  await page.mouse.move(x + 400, y + 100, { steps: 5 });
  await page.mouse.move(x + 600, y + 100, { steps: 5 });
  await page.mouse.up();
  await expect(slide(page, 5)).toBeInViewport({ ratio: 0.8 });
});

test('a drag over a link is no click on it', async ({ page }) => {
  await page.goto('/');
  await team(page).scrollIntoViewIfNeeded();
  await expect(team(page)).toHaveAttribute('data-awake');
  const link = team(page).getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  const { x, y } = (await link.boundingBox())!;
  await page.mouse.move(x + 10, y + 10);
  await page.mouse.down();
  await page.mouse.move(x - 200, y + 10, { steps: 10 });
  await page.mouse.up();
  await expect(page.getByRole('button', { name: words.sliders.team.previous })).toBeEnabled();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('Tab reaches every arrow and never leaves the focus on what cannot be seen', async ({ page }) => {
  await page.goto('/');
  await team(page).focus();
  await expect(team(page)).toHaveAttribute('data-awake');
  for (let step = 0; step < 30; step++) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if ((await focused.count()) === 0) break;
    await expect(focused).toBeInViewport();
  }
});
