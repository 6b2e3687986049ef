import type { Locator, Page } from '@playwright/test';
import { awake, expect, test } from './site.ts';

const team = (page: Page) => page.getByRole('group', { name: 'Team', exact: true });
const people = (page: Page) => page.getByRole('group', { name: 'Who said it' });
const quotes = (page: Page) => page.getByRole('group', { name: 'Testimonials' });

/** The numbers of the slides that are wholly in view, in the order in which they stand. */
async function inView(slider: Locator): Promise<number[]> {
  return slider.evaluate((element) => {
    const frame = element.getBoundingClientRect();
    return [...element.querySelectorAll('[aria-roledescription="slide"]')]
      .map((slide) => ({ box: slide.getBoundingClientRect(), number: Number.parseInt(slide.ariaLabel ?? '', 10) }))
      .filter(({ box }) => box.left > frame.left - 2 && box.left + box.width * 0.9 < frame.right)
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ number }) => number);
  });
}

for (const path of ['/', '/about'])
  for (const [width, shown] of [
    [1440, 4],
    [1200, 4],
    [1199, 3],
    [991, 3],
    [990, 2],
    [500, 2],
    [499, 1],
    [390, 1],
  ] as const)
    test(`${shown} of the team of five are in view at ${width} px on ${path}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(team(page).getByRole('group')).toHaveCount(5);
      await awake(team(page));
      await expect.poll(() => inView(team(page))).toEqual([1, 2, 3, 4].slice(0, shown));
    });

for (const [width, shown] of [
  [1440, 3],
  [1199, 3],
  [1198, 2],
  [575, 2],
  [574, 1],
  [390, 1],
] as const)
  test(`${shown} of the four who gave testimonials are in view at ${width} px, and one quote`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expect(people(page).getByRole('group')).toHaveCount(4);
    await awake(people(page));
    await expect.poll(() => inView(people(page))).toEqual([1, 2, 3].slice(0, shown));
    expect(await inView(quotes(page))).toEqual([1]);
  });

test('arrows move one slide at a time and rest at the first and the last', async ({ page }) => {
  await page.goto('/');
  await awake(team(page));
  const previous = page.getByRole('button', { name: 'Previous team member' });
  const next = page.getByRole('button', { name: 'Next team member' });
  await expect(previous).toBeDisabled();
  for (const first of [2, 3, 4, 5]) {
    await next.click();
    await expect.poll(async () => (await inView(team(page)))[0]).toBe(first);
  }
  await expect(next).toBeDisabled();
  // Endless: behind the last comes the first again.
  await expect.poll(() => inView(team(page))).toEqual([5, 1, 2, 3]);
  await previous.click();
  await expect.poll(async () => (await inView(team(page)))[0]).toBe(4);
  await expect(next).toBeEnabled();
});

test('keys move a slider, and past the last to the first again', async ({ page }) => {
  await page.goto('/');
  await awake(people(page));
  await people(page).focus();
  // Together with another key an arrow is the browser's.
  await page.keyboard.press('Alt+ArrowRight');
  for (const first of [2, 3, 4, 1]) {
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await inView(people(page)))[0]).toBe(first);
  }
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await inView(people(page)))[0]).toBe(4);
});

test('a slider is dragged', async ({ page }) => {
  await page.goto('/');
  await awake(team(page));
  const box = (await team(page).boundingBox())!;
  await page.mouse.move(box.x + 700, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x + 500, box.y + 100, { steps: 8 });
  await page.mouse.move(box.x + 400, box.y + 100, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => (await inView(team(page)))[0]).not.toBe(1);
});

test('linked sliders go together, whichever is moved', async ({ page }) => {
  await page.goto('/');
  await awake(quotes(page));
  await page.getByRole('button', { name: 'Next testimonial' }).click();
  await expect.poll(() => inView(quotes(page))).toEqual([2]);
  await expect.poll(async () => (await inView(people(page)))[0]).toBe(2);
  await people(page)
    .getByRole('button', { name: /Karim Haddad/ })
    .click();
  await expect.poll(() => inView(quotes(page))).toEqual([4]);
  await page.getByRole('button', { name: 'Next team member' }).click();
  await expect(page.getByText('Rashid reads the contract first')).toBeInViewport();
});

test.describe('below 991 px', () => {
  test.use({ viewport: { width: 990, height: 900 } });

  test('arrows are hidden, and dots lead to each slide', async ({ page }) => {
    await page.goto('/');
    await awake(team(page));
    await expect(page.getByRole('button', { name: 'Next team member' })).toBeHidden();
    const dot = page.getByRole('button', { name: 'Show team member 3 of 5' });
    await dot.click();
    await expect(dot).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => inView(team(page))).toEqual([3, 4]);
  });
});

test('from 991 px up dots are hidden and arrows shown', async ({ page }) => {
  await page.setViewportSize({ width: 991, height: 900 });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Next team member' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show team member 3 of 5' })).toBeHidden();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a slider still moves, at once', async ({ page }) => {
    await page.goto('/');
    await awake(team(page));
    await page.getByRole('button', { name: 'Next team member' }).click();
    await expect.poll(() => inView(team(page))).toEqual([2, 3, 4, 5]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a slider is a row that scrolls and snaps, without dead controls', async ({ page }) => {
    await page.goto('/');
    await expect(team(page)).toHaveCSS('overflow-x', 'auto');
    await expect(page.getByRole('button', { name: 'Next team member' })).toBeHidden();
    await team(page).focus();
    await expect(team(page)).toBeFocused();
  });
});
