import type { Page } from '@playwright/test';
import { contentEntries, interpolate, messages, pageContent } from '../../helpers/content.ts';
import { phone } from '../../helpers/devices.ts';
import { waitForHydration } from '../../helpers/hydration.ts';
import { leadsToContact } from '../../helpers/leads-to-contact.ts';
import { section } from '../../helpers/locators.ts';
import { inView } from '../../helpers/sliders.ts';
import { swipe } from '../../helpers/swipe.ts';
import { expect, test } from '../../helpers/test.ts';

const home = pageContent('creativeSolution');
const testimonials = contentEntries('testimonials');
const quotes = (page: Page) => page.getByRole('group', { name: messages.sliders.testimonials.label });
const people = (page: Page) => page.getByRole('group', { name: messages.sliders.testimonials.people });
const ball = (page: Page) => page.locator('[data-draggable]').last();

test.beforeEach(async ({ page }) => {
  await page.goto('/creative-solution');
});

leadsToContact(home, home.hero.title);

test('shows one testimonial, and a navigation of three to choose another', async ({ page }) => {
  await waitForHydration(people(page));
  await expect.poll(() => inView(people(page))).toEqual([1, 2, 3]);
  await people(page).getByRole('button', { name: testimonials[2]!.avatarName }).click();
  await expect.poll(() => inView(quotes(page))).toEqual([3]);
  await people(page).getByRole('button', { name: testimonials[3]!.avatarName }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => inView(quotes(page))).toEqual([4]);
});

test('has four services, four steps and five projects', async ({ page }) => {
  await expect(section(page, home.services.title).getByRole('listitem').getByRole('link')).toHaveCount(4);
  await expect(section(page, home.process.title).getByRole('listitem')).toHaveCount(4);
  const mat = section(page, home.projects.title);
  await expect(mat.getByRole('listitem').getByRole('link')).toHaveCount(5);
  await mat.getByRole('link', { name: messages.links.seeAllProjects }).click();
  await expect(page).toHaveURL(/\/portfolio$/);
});

test('has objects that can be dragged with the mouse', async ({ page }) => {
  const before = (await ball(page).boundingBox())!;
  await page.mouse.move(before.x + 30, before.y + 30);
  await page.mouse.down();
  await page.mouse.move(before.x - 90, before.y + 150, { steps: 8 });
  await page.mouse.up();
  await page.mouse.move(before.x + 400, before.y + 400);
  const after = (await ball(page).boundingBox())!;
  expect(Math.round(after.x - before.x)).toBe(-120);
  expect(Math.round(after.y - before.y)).toBe(120);
});

test.describe('on a touch screen', () => {
  test.use(phone);

  test('has objects that can be dragged by touch, and a navigation that can be tapped', async ({ page }) => {
    await ball(page).scrollIntoViewIfNeeded();
    const before = (await ball(page).boundingBox())!;
    await swipe(page, ball(page), 120);
    await expect.poll(async () => (await ball(page).boundingBox())!.x - before.x).toBeGreaterThan(60);
    await waitForHydration(quotes(page));
    const second = interpolate(messages.sliders.testimonials.show, { number: 2, count: testimonials.length });
    // Shortly after a swipe the browser may treat a tap as the end of the gesture and dispatch no click.
    await expect(async () => {
      await page.getByRole('button', { name: second }).tap();
      await expect.poll(() => inView(quotes(page)), { timeout: 2000 }).toEqual([2]);
    }).toPass();
  });
});
