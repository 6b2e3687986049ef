import type { Page } from '@playwright/test';
import { interpolate, messages } from '../../helpers/content.ts';
import { blockScripts, waitForHydration } from '../../helpers/hydration.ts';
import { openWithClock } from '../../helpers/sliders.ts';
import { allowErrors, expect, failedRequest, test } from '../../helpers/test.ts';

const team = (page: Page) => page.getByRole('group', { name: messages.sliders.team.label, exact: true });
const slide = (page: Page, number: number) => team(page).getByRole('group', { name: `${number} of 5` });
const next = (page: Page) => page.getByRole('button', { name: messages.sliders.team.next });

/** Returns the distance of a slide from the start of the slider's content box (px). */
const offset = (page: Page, number: number) =>
  slide(page, number).evaluate((element) => {
    const slider = element.closest('[aria-roledescription]:has([data-slide])')!;
    const padding = Number.parseFloat(getComputedStyle(slider).paddingLeft);
    return element.getBoundingClientRect().left - slider.getBoundingClientRect().left - padding;
  });

test('a slide takes about 500 ms', async ({ page }) => {
  await openWithClock(team(page), '/');
  const far = await offset(page, 2);
  await next(page).click();
  await page.clock.runFor(150);
  const underWay = await offset(page, 2);
  expect(underWay).toBeLessThan(far);
  expect(underWay).toBeGreaterThan(far * 0.02);
  await page.clock.runFor(450);
  expect(Math.abs(await offset(page, 2))).toBeLessThan(far * 0.02);
});

test('arrows scroll a slider while its script is blocked', async ({ page, consoleErrors }) => {
  await blockScripts(page);
  await page.goto('/');
  await next(page).click();
  await expect.poll(() => offset(page, 2)).toBeCloseTo(0, 0);
  await expect(team(page)).not.toHaveAttribute('data-hydrated');
  allowErrors(consoleErrors, failedRequest); // the browser reports the blocked scripts
});

test.describe('below 991 px', () => {
  test.use({ viewport: { width: 990, height: 900 } });

  test('a dot scrolls a slider while its script is blocked', async ({ page, consoleErrors }) => {
    await blockScripts(page);
    await page.goto('/');
    await page.getByRole('button', { name: interpolate(messages.sliders.team.show, { number: 3, count: 5 }) }).click();
    await expect.poll(() => offset(page, 3)).toBeCloseTo(0, 0);
    allowErrors(consoleErrors, failedRequest); // the browser reports the blocked scripts
  });
});

test('a drag back from the first slide shows the last', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(team(page));
  const { x, y } = (await team(page).boundingBox())!;
  await page.mouse.move(x + 300, y + 100);
  await page.mouse.down();
  await page.mouse.move(x + 400, y + 100, { steps: 5 });
  await page.mouse.move(x + 600, y + 100, { steps: 5 });
  await page.mouse.up();
  await expect(slide(page, 5)).toBeInViewport({ ratio: 0.8 });
});
