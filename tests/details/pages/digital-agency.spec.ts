import type { Locator, Page } from '@playwright/test';
import {
  agency,
  contentEntries,
  dayOf,
  messages,
  pageContent,
  posts,
  services,
  projects as work,
} from '../../helpers/content.ts';
import { section } from '../../helpers/locators.ts';
import { expect, test } from '../../helpers/test.ts';

const digital = pageContent('digitalAgency');
const mosaic = (page: Page) => section(page, digital.projects.title);

test.beforeEach(async ({ page }) => {
  await page.goto('/digital-agency');
});

test('the page has its heading', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(digital.hero.title);
});

test('the first screen has the agency’s contact details and a button to the contact page', async ({ page }) => {
  const hero = page.locator('main > section').first();
  await expect(hero.getByRole('link', { name: agency.phone })).toHaveAttribute(
    'href',
    `tel:${agency.phone.replaceAll(' ', '')}`,
  );
  await expect(hero.getByRole('link', { name: agency.email })).toBeInViewport();
  await expect(hero.getByText(agency.address[1]!)).toBeInViewport();
  await hero.getByRole('link', { name: messages.links.getInTouch }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('each figure has its name and says what it counts', async ({ page }) => {
  const facts = page.getByRole('region', { name: messages.digital.facts });
  await expect(facts.getByRole('term')).toHaveText(
    digital.facts.items.map(({ title, note = '' }) => `${title} ${note}`.trim()),
  );
  await expect(facts.getByRole('definition')).toHaveText(digital.facts.items.map(({ factNumber }) => factNumber));
  await expect(facts.locator('svg')).toHaveCount(digital.facts.items.length);
});

test.describe('the two bands', () => {
  const band = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
  const run = (of: Locator) => of.locator('p > span[aria-hidden]').first();

  test('contain all services and move in opposite directions', async ({ page }) => {
    const texts = await Promise.all(
      [messages.marquee.services, messages.marquee.moreServices].map((name) =>
        band(page, name).locator('p > span').first().textContent(),
      ),
    );
    expect(texts.join(', ')).toBe(services.map(({ title }) => title).join(', '));
    await expect(run(band(page, messages.marquee.services))).toHaveCSS('animation-direction', 'normal');
    await expect(run(band(page, messages.marquee.moreServices))).toHaveCSS('animation-direction', 'reverse');
  });

  for (const name of [messages.marquee.services, messages.marquee.moreServices])
    test(`"${name}" pauses on hover, on focus and with its checkbox`, async ({ page }) => {
      const it = band(page, name);
      await it.scrollIntoViewIfNeeded();
      await expect(run(it)).toHaveCSS('animation-play-state', 'running');
      await it.hover();
      await expect(run(it)).toHaveCSS('animation-play-state', 'paused');
      await page.mouse.move(5, 5);
      await expect(run(it)).toHaveCSS('animation-play-state', 'running');
      const pause = it.getByRole('checkbox', { name: messages.marquee.pause });
      await pause.focus();
      await expect(run(it)).toHaveCSS('animation-play-state', 'paused');
      await page.keyboard.press('Space');
      await expect(pause).toBeChecked();
      await pause.blur();
      await expect(run(it)).toHaveCSS('animation-play-state', 'paused');
    });
});

test('a click anywhere on a project opens its page', async ({ page }) => {
  await mosaic(page)
    .getByRole('listitem')
    .nth(1)
    .click({ position: { x: 60, y: 60 } });
  await expect(page).toHaveURL(`/portfolio/${work[1]!.id}`);
});

test('each award has year, name, position and type', async ({ page }) => {
  const awards = page.getByRole('group', { name: messages.sliders.awards.label }).getByRole('article');
  await expect(awards).toHaveText(
    contentEntries('awards').map(({ year, name, position, type }) => `${year}${name}${position}${type}`),
  );
});

test('the three newest posts have their dates and link to their pages', async ({ page }) => {
  const articles = section(page, digital.blog.title).getByRole('article');
  await expect(articles).toHaveCount(3);
  for (const [index, { date }] of posts.slice(0, 3).entries())
    await expect(articles.nth(index)).toContainText(dayOf(date));
  await articles.first().getByRole('link').click();
  await expect(page).toHaveURL(`/blog/${posts[0]!.id}`);
});

test('the top clients are the partners', async ({ page }) => {
  const partners = contentEntries('partners');
  const clients = section(page, digital.clients.title).getByRole('img');
  await expect(clients).toHaveCount(partners.length);
  await expect(clients.first()).toHaveAccessibleName(partners[0]!.name);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the bands do not move and have no pause control', async ({ page }) => {
    const band = page.getByRole('region', { name: messages.marquee.services, exact: true });
    await expect(band.locator('p > span[aria-hidden]').first()).toHaveCSS('animation-name', 'none');
    await expect(band.getByRole('checkbox')).toBeHidden();
  });
});
