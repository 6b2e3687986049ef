import type { Page } from '@playwright/test';
import { interpolate, messages, pageContent, services } from '../../helpers/content.ts';
import { waitForHydration } from '../../helpers/hydration.ts';
import { definitions, section } from '../../helpers/locators.ts';
import { inView } from '../../helpers/sliders.ts';
import { swipe } from '../../helpers/swipe.ts';
import { expect, test } from '../../helpers/test.ts';
import { leadsToContact } from './alternative-home.ts';

const home = pageContent('architectureAgency');
const offered = home.services.items.map((named) => services.find(({ id }) => id === named.id)!);
const count = offered.length;
const slider = (page: Page) => page.getByRole('group', { name: messages.sliders.services.label, exact: true });

test.beforeEach(async ({ page }) => {
  await page.goto('/architecture-agency');
});

leadsToContact(home, home.hero.title);

for (const [width, shown] of [
  [1440, 3],
  [1199, 3],
  [1198, 2],
  [575, 2],
  [574, 1],
] as const)
  test(`shows ${shown} services at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await waitForHydration(slider(page));
    await expect(slider(page).getByRole('group')).toHaveCount(count);
    await expect.poll(() => inView(slider(page))).toEqual([1, 2, 3].slice(0, shown));
  });

test('moves its services by arrows, which are disabled at both ends', async ({ page }) => {
  await waitForHydration(slider(page));
  const [previous, next] = [
    page.getByRole('button', { name: messages.sliders.services.previous }),
    page.getByRole('button', { name: messages.sliders.services.next }),
  ];
  await expect(previous).toBeDisabled();
  for (let first = 2; first <= count; first++) {
    await next.click();
    await expect.poll(async () => (await inView(slider(page)))[0]).toBe(first);
  }
  await expect(next).toBeDisabled();
  await previous.click();
  await expect.poll(() => inView(slider(page))).toEqual([count - 1, count, 1]);
});

test('moves its services by keys, and opens a service', async ({ page }) => {
  await slider(page).focus();
  await waitForHydration(slider(page));
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => inView(slider(page))).toEqual([2, 3, 4]);
  await slider(page).getByRole('link', { name: offered[2]!.title }).click();
  await expect(page).toHaveURL(`/service/${offered[2]!.id}`);
});

test('numbers the rooms of its plan like the list beside it', async ({ page }) => {
  const plan = section(page, home.process.title);
  await expect(plan.getByRole('listitem')).toHaveCount(5);
  await expect(plan.locator('svg text')).toContainText(['1', '2', '3', '4', '5']);
});

test('shows its figures beside their names', async ({ page }) => {
  expect(await definitions(section(page, home.facts.title))).toEqual(
    home.facts.items.map(({ title, factNumber }) => `${title} ${factNumber}`),
  );
});

test('shows four projects and five team members', async ({ page }) => {
  await expect(section(page, home.projects.title).getByRole('listitem').getByRole('link')).toHaveCount(4);
  await expect(
    page.getByRole('group', { name: messages.sliders.team.label, exact: true }).getByRole('group'),
  ).toHaveCount(5);
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });

  test('moves its services by swipe and by dots', async ({ page }) => {
    await waitForHydration(slider(page));
    await swipe(page, slider(page), -400);
    await expect(
      page.getByRole('button', { name: interpolate(messages.sliders.services.show, { number: 1, count }) }),
    ).toHaveAttribute('aria-current', 'false');
    await page.getByRole('button', { name: interpolate(messages.sliders.services.show, { number: 4, count }) }).tap();
    await expect.poll(() => inView(slider(page))).toEqual([4, 5]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows its services in a scrolling row without controls', async ({ page }) => {
    await expect(slider(page)).toHaveCSS('overflow-x', 'auto');
    await expect(page.getByRole('button', { name: messages.sliders.services.next })).toBeHidden();
    await expect(slider(page).getByRole('link')).toHaveCount(count);
  });
});
