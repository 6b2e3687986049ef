import type { Locator, Page } from '@playwright/test';
import {
  agency,
  contentEntries,
  dayOf,
  interpolate,
  messages,
  pageContent,
  posts,
  projects,
  services,
  startingWith,
  team,
} from '../helpers/content.ts';
import { waitForHydration } from '../helpers/hydration.ts';
import { section } from '../helpers/locators.ts';
import { expect, test } from '../helpers/test.ts';

const home = pageContent('home');
test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the hero describes the agency and links to contact, services, work and Follow Us', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.hero.title);
  const [social] = agency.social;
  if (social)
    await expect(
      page.getByRole('link', { name: interpolate(messages.links.followUsOn, { network: social.name }) }).first(),
    ).toHaveAttribute('href', social.url);
  await page.getByRole('link', { name: messages.links.ourServices }).click();
  await expect(page.getByRole('heading', { name: home.services.title })).toBeInViewport();
  await page.goto('/');
  await page.getByRole('link', { name: messages.links.ourWork }).click();
  await expect(page).toHaveURL(/\/portfolio$/);
  await page.goto('/');
  await page.getByRole('link', { name: messages.links.getInTouch }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('the page shows the featured services, with a button to all of them', async ({ page }) => {
  const list = page.locator('#services');
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(
    services.filter(({ featured }) => featured).map(({ title }) => title),
  );
  await list.getByRole('link', { name: messages.links.seeAllServices }).click();
  await expect(page).toHaveURL(/\/service$/);
});

test('the agency’s figures are below their heading, each with its name', async ({ page }) => {
  const facts = section(page, home.celebrate.title);
  await expect(facts.getByRole('definition')).toHaveText(agency.facts.map(({ factNumber }) => factNumber));
  await expect(facts.getByRole('term')).toHaveText(agency.facts.map(({ title }) => title));
});

test('every sector is listed', async ({ page }) => {
  await expect(section(page, home.sectors.title).getByRole('listitem')).toHaveText(agency.sectors);
});

test('shows six projects, and a link leads to all', async ({ page }) => {
  const latest = section(page, home.projects.title);
  const illustrated = projects.filter(({ picture }) => picture).length;
  await expect(latest.getByRole('listitem').getByRole('link')).toHaveCount(Math.min(6, illustrated));
  await latest.getByRole('link', { name: messages.links.seeAllProjects }).click();
  await expect(page).toHaveURL(/\/portfolio$/);
});

test('partners and gallery are shown, and each gallery picture has its own alternative text', async ({ page }) => {
  await expect(section(page, home.partners.title).getByRole('img')).toHaveCount(contentEntries('partners').length);
  const gallery = page.getByRole('list', { name: home.gallery.title });
  const pictures = contentEntries('gallery').map(({ picture }) => picture);
  await expect(gallery.getByRole('img')).toHaveCount(pictures.length);
  const alts = await gallery.getByRole('img').evaluateAll((all) => all.map((each) => each.getAttribute('alt')));
  for (const each of alts) expect(each?.length).toBeGreaterThan(15);
  expect(new Set(alts).size).toBe(new Set(pictures).size);
});

const marquee = (page: Page) => page.getByRole('region', { name: home.promise });
/** Returns the number of animations that run in the marquee. */
const runningIn = (band: Locator) => () =>
  band.evaluate(
    (element) => element.getAnimations({ subtree: true }).filter((one) => one.playState === 'running').length,
  );

test('the marquee moves and pauses under the pointer', async ({ page }) => {
  const band = marquee(page);
  await band.scrollIntoViewIfNeeded();
  await expect.poll(runningIn(band)).toBeGreaterThan(0);
  await band.hover();
  await expect.poll(runningIn(band)).toBe(0);
  await page.mouse.move(0, 0);
  await page.getByRole('banner').getByRole('link').first().focus();
  await expect.poll(runningIn(band)).toBeGreaterThan(0);
});

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('the marquee can be stopped', async ({ page }) => {
      const band = marquee(page);
      await band.getByRole('checkbox', { name: messages.marquee.pause }).check();
      await page.mouse.move(0, 0);
      await page.getByRole('banner').getByRole('link').first().focus();
      await expect.poll(runningIn(band)).toBe(0);
    });
  });

test('each testimonial has its rating and a star bar of 20% per point', async ({ page }) => {
  const testimonials = contentEntries('testimonials');
  const ratings = page.getByRole('img', { name: startingWith(messages.rating.split('{')[0]!) });
  await expect(ratings).toHaveCount(testimonials.length);
  await ratings.first().scrollIntoViewIfNeeded();
  for (const [index, rating] of (await ratings.all()).entries()) {
    const points = testimonials[index]!.ratings;
    await expect(rating).toHaveAccessibleName(interpolate(messages.rating, { ratings: points }));
    const [whole, bar] = await rating
      .locator('rect')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect((bar ?? 0) / (whole ?? 1)).toBeCloseTo(points * 0.2, 2);
  }
});

test('the three newest posts have their dates and their authors', async ({ page }) => {
  const blog = section(page, home.blog.title);
  await expect(blog.getByRole('heading', { level: 3 })).toHaveCount(3);
  for (const post of posts.slice(0, 3)) {
    await expect(blog.getByText(dayOf(post.date), { exact: true })).toBeVisible();
    const author = team.find(({ id }) => id === post.author.id)!;
    await expect(blog.getByText(author.name).first()).toBeVisible();
  }
});

test('the picture of a service is small beside its row, grows on hover and focus, and does not cover its name', async ({
  page,
}) => {
  const row = page.locator('#services li').first();
  const picture = row.locator('picture');
  const width = async () => (await picture.boundingBox())!.width;
  const small = await width();
  const expectGrown = async () => {
    await expect.poll(width).toBeGreaterThan(1.9 * small);
    const [name, text, grown] = await Promise.all(
      [row.getByRole('heading'), row.locator('p'), picture].map((each) => each.boundingBox()),
    );
    expect(grown!.x).toBeGreaterThanOrEqual(name!.x + name!.width);
    expect(grown!.x).toBeGreaterThanOrEqual(text!.x + text!.width);
  };
  await row.hover();
  await expectGrown();
  await page.mouse.move(5, 5);
  await expect.poll(width).toBeLessThan(1.1 * small);
  await row.getByRole('link').focus();
  await expectGrown();
});

test('the gallery of the home page has no buttons to download or rotate', async ({ page }) => {
  const second = page.getByRole('list', { name: home.gallery.title }).getByRole('link').nth(1);
  const alt = (await second.getByRole('img').getAttribute('alt')) ?? '';
  await waitForHydration(second);
  await second.click();
  const dialog = page.getByRole('dialog', { name: home.gallery.title });
  await expect(dialog.getByRole('img')).toBeVisible();
  await expect(dialog.getByText(alt)).toBeVisible();
  await expect(dialog.getByRole('button')).toHaveCount(4);
  for (const name of [
    messages.lightbox.zoom,
    messages.lightbox.close,
    messages.lightbox.previous,
    messages.lightbox.next,
  ])
    await expect(dialog.getByRole('button', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
