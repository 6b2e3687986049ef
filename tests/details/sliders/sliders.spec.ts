import type { Page } from '@playwright/test';
import { contentEntries, interpolate, messages, pageContent, teamSliderOn } from '../../helpers/content.ts';
import { waitForHydration } from '../../helpers/hydration.ts';
import { isPage } from '../../helpers/pages.ts';
import { frames } from '../../helpers/scroll.ts';
import { inView } from '../../helpers/sliders.ts';
import { swipe } from '../../helpers/swipe.ts';
import { expect, test } from '../../helpers/test.ts';

const testimonials = contentEntries('testimonials');
const count = testimonials.length;
/** Returns three consecutive items from that one on; the first follows the last. */
const three = (from: number) => [0, 1, 2].map((step) => ((from + step - 1) % count) + 1);

const team = (page: Page) => page.getByRole('group', { name: messages.sliders.team.label, exact: true });
const people = (page: Page) => page.getByRole('group', { name: messages.sliders.testimonials.people });
const quotes = (page: Page) => page.getByRole('group', { name: messages.sliders.testimonials.label });

/** Number of slides in view on both sides of each breakpoint (px; docs/spec.md, section 9). */
const upToFour = [
  [1440, 4],
  [1200, 4],
  [1199, 3],
  [991, 3],
  [990, 2],
  [500, 2],
  [499, 1],
  [390, 1],
] as const;
const upToThree = [
  [1440, 3],
  [991, 3],
  [990, 2],
  [600, 2],
  [599, 1],
  [390, 1],
] as const;
const upToThreeFrom1199 = [
  [1440, 3],
  [1199, 3],
  [1198, 2],
  [575, 2],
  [574, 1],
  [390, 1],
] as const;
const upToTwo = [
  [1440, 2],
  [600, 2],
  [599, 1],
  [390, 1],
] as const;

const { awards, cards, posts, projects, services, team: members } = messages.sliders;
const { services: booked } = pageContent('photographyAgency');

/** The sliders of cards: their messages, their number of cards, and how many are in view. */
const cardSliders = [
  ...['/', '/about', '/architecture-agency'].map((path) => ({ path, labels: members, count: 5, shown: upToFour })),
  {
    path: '/architecture-agency',
    labels: services,
    count: pageContent('architectureAgency').services.items.length,
    shown: upToThreeFrom1199,
  },
  ...['/digital-agency', '/personal-portfolio'].map((path) => ({
    path,
    labels: awards,
    count: contentEntries('awards').length,
    shown: upToTwo,
  })),
  { path: '/marketing-agency', labels: projects, count: 8, shown: upToThree },
  { path: '/marketing-agency', labels: posts, count: 6, shown: upToThree },
  {
    path: '/photography-agency',
    labels: { ...cards, label: booked.title },
    count: booked.items.length,
    shown: upToFour,
  },
].filter(({ path }) => isPage(path));

test.describe('with reduced motion, so that no slider moves automatically', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const { path, labels, count, shown } of cardSliders)
    test(`${path} shows the right number of its ${count} cards “${labels.label}”, with arrows or dots, at every width`, async ({
      page,
    }) => {
      await page.goto(path);
      const slider = page.getByRole('group', { name: labels.label, exact: true });
      await expect(slider.getByRole('group')).toHaveCount(count);
      await waitForHydration(slider);
      const dot = page.getByRole('button', { name: interpolate(labels.show, { number: 2, count }) });
      const next = page.getByRole('button', { name: labels.next, exact: true });
      for (const [width, number] of shown) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => inView(slider), `at ${width} px`).toEqual([1, 2, 3, 4].slice(0, number));
        await expect(next).toBeVisible({ visible: width >= 991 });
        await expect(dot).toBeVisible({ visible: width < 991 });
      }
      await dot.click();
      await expect.poll(async () => (await inView(slider))[0]).toBe(2);
    });
});

test('three, two or one testimonials are in view, depending on the width, each above its author', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(quotes(page));
  for (const [width, shown] of upToThreeFrom1199) {
    await page.setViewportSize({ width, height: 900 });
    const inFront = [1, 2, 3].slice(0, shown);
    await expect.poll(() => inView(quotes(page)), `at ${width} px`).toEqual(inFront);
    await expect.poll(() => inView(people(page)), `at ${width} px`).toEqual(inFront);
    for (const [index, { text, avatarName }] of testimonials.entries()) {
      const quote = quotes(page).getByRole('group').nth(index);
      const person = people(page).getByRole('group').nth(index);
      await expect(quote.getByRole('blockquote')).toContainText(text);
      await expect(person.getByRole('button')).toContainText(avatarName);
      if (index >= shown) continue;
      const [above, below] = [await quote.boundingBox(), await person.boundingBox()];
      expect(Math.abs(above!.x - below!.x), `${avatarName} at ${width} px`).toBeLessThan(2);
      expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height - 1);
    }
  }
});

test('the testimonials move together with the portraits', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(quotes(page));
  const next = page.getByRole('button', { name: messages.sliders.testimonials.next });
  for (let first = 2; first <= count; first++) {
    const inFront = three(first);
    await next.click();
    await expect.poll(() => inView(quotes(page))).toEqual(inFront);
    await expect.poll(() => inView(people(page))).toEqual(inFront);
    await expect(
      people(page)
        .getByRole('group')
        .nth(inFront[0]! - 1)
        .getByRole('button'),
    ).toHaveAttribute('aria-current', 'true');
  }
  await expect(next).toBeDisabled();
});

test('arrows move one slide at a time and are disabled at the first and the last', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(team(page));
  const previous = page.getByRole('button', { name: messages.sliders.team.previous });
  const next = page.getByRole('button', { name: messages.sliders.team.next });
  await expect(previous).toBeDisabled();
  for (const first of [2, 3, 4, 5]) {
    await next.click();
    await expect.poll(async () => (await inView(team(page)))[0]).toBe(first);
  }
  await expect(next).toBeDisabled();
  // Endless: the first follows the last.
  await expect.poll(() => inView(team(page))).toEqual([5, 1, 2, 3]);
  await previous.click();
  await expect.poll(async () => (await inView(team(page)))[0]).toBe(4);
  await expect(next).toBeEnabled();
});

test('keys move a slider, also from the last slide to the first', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(people(page));
  await people(page).focus();
  // Alt with an arrow is a shortcut of the browser.
  await page.keyboard.press('Alt+ArrowRight');
  for (let step = 1; step <= count; step++) {
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await inView(people(page)))[0]).toBe((step % count) + 1);
  }
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await inView(people(page)))[0]).toBe(count);
});

test('a slider moves by drag', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(team(page));
  const box = (await team(page).boundingBox())!;
  await page.mouse.move(box.x + 700, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x + 500, box.y + 100, { steps: 8 });
  await page.mouse.move(box.x + 400, box.y + 100, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => (await inView(team(page)))[0]).not.toBe(1);
});

test('a slide that gets the focus by keyboard is shown, not one that gets it by a press', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(team(page));
  const link = team(page).getByRole('link', { name: teamSliderOn('home')[2]!.name, exact: true });
  await link.hover();
  await page.mouse.down();
  await expect(link).toBeFocused();
  expect(await inView(team(page))).toEqual([1, 2, 3, 4]);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect.poll(async () => (await inView(team(page)))[0]).toBe(3);
});

test('a click on a portrait shows its testimonial', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(quotes(page));
  await people(page).getByRole('button', { name: testimonials[3]!.avatarName }).click();
  await expect.poll(async () => (await inView(quotes(page)))[0]).toBe(4);
});

test('the statement of the first member in view moves together with the team', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(team(page));
  const statements = page.getByRole('group', { name: messages.sliders.team.statements });
  await page.getByRole('button', { name: messages.sliders.team.next }).click();
  await expect.poll(async () => (await inView(team(page)))[0]).toBe(2);
  await expect.poll(() => inView(statements)).toEqual([2]);
  await expect(page.getByText(teamSliderOn('home')[1]!.statement)).toBeInViewport();
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });

  test('a slider moves by swipe and by dots', async ({ page }) => {
    await page.goto('/');
    await waitForHydration(team(page));
    await swipe(page, team(page), -400);
    const dot = (number: number) =>
      page.getByRole('button', { name: interpolate(messages.sliders.team.show, { number, count: 5 }) });
    await expect(dot(1)).toHaveAttribute('aria-current', 'false');
    await dot(4).tap();
    await expect(dot(4)).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => inView(team(page))).toEqual([4, 5]);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a slider moves without animation', async ({ page }) => {
    await page.goto('/');
    await waitForHydration(team(page));
    await page.getByRole('button', { name: messages.sliders.team.next }).click();
    await frames(page, 2);
    expect(await inView(team(page))).toEqual([2, 3, 4, 5]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a slider is a scrolling row without controls', async ({ page }) => {
    await page.goto('/');
    await expect(team(page)).toHaveCSS('overflow-x', 'auto');
    await expect(page.getByRole('button', { name: messages.sliders.team.next })).toBeHidden();
    await team(page).focus();
    await expect(team(page)).toBeFocused();
  });

  test('each testimonial names its author at any position of the portraits', async ({ page }) => {
    await page.goto('/');
    for (const [index, { avatarName }] of testimonials.entries())
      await expect(quotes(page).getByRole('group').nth(index).getByText(avatarName)).toBeVisible();
  });
});
