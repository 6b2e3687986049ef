import type { Page } from '@playwright/test';
import {
  contentEntries,
  interpolate,
  messages,
  pageContent,
  posts,
  projects,
  services,
  team,
} from '../../helpers/content.ts';
import { leadsToContact } from '../../helpers/leads-to-contact.ts';
import { definitions, section } from '../../helpers/locators.ts';
import { expect, test } from '../../helpers/test.ts';

const letter = pageContent('freelancerAgency');
const writer = team.find(({ id }) => id === letter.writer.id)!;
const skills = contentEntries('skills');
const stamps = (page: Page) => section(page, letter.projects.title).getByRole('listitem');

test.beforeEach(async ({ page }) => {
  await page.goto('/freelancer-agency');
});

leadsToContact(letter, letter.hero.title, letter.callToAction.title);

test('names a team member and links to her page', async ({ page }) => {
  await expect(page.getByText(letter.letter.greeting)).toBeVisible();
  await page.getByRole('link', { name: writer.name }).click();
  await expect(page).toHaveURL(`/team/${writer.id}`);
});

test('shows each skill as a figure and a line of that length', async ({ page }) => {
  const list = section(page, letter.skills.title);
  expect(await definitions(list)).toEqual(skills.map(({ title, factNumber }) => `${title} ${factNumber}%`));
  const lines = await list.locator('dl svg').evaluateAll((drawings) =>
    drawings.map((drawing) => {
      const [whole, part] = [...drawing.querySelectorAll('line')].map((line) => line.x2.baseVal.value);
      return Math.round((part! / whole!) * 100);
    }),
  );
  expect(lines).toEqual(skills.map(({ factNumber }) => factNumber));
});

test('links to the page of each service', async ({ page }) => {
  const offered = letter.services.items.map((named) => services.find(({ id }) => id === named.id)!);
  const links = section(page, letter.services.title).getByRole('listitem').getByRole('link');
  await expect(links).toHaveText(offered.map(({ title }) => title));
  await links.nth(2).click();
  await expect(page).toHaveURL(`/service/${offered[2]!.id}`);
});

test('links from a stamp to its project', async ({ page }) => {
  await stamps(page).first().click();
  await expect(page).toHaveURL(`/portfolio/${projects[0]!.id}`);
});

test('shows every testimonial with its rating, and the writer’s own posts', async ({ page }) => {
  const testimonials = contentEntries('testimonials');
  const answers = section(page, letter.testimonials.title);
  await expect(answers.getByRole('listitem')).toHaveCount(testimonials.length);
  for (const { ratings } of testimonials)
    await expect(
      answers.getByRole('img', { name: interpolate(messages.rating, { ratings }), exact: true }).first(),
    ).toBeVisible();
  const written = posts.filter(({ author }) => author.id === writer.id);
  const links = section(page, letter.posts.title).getByRole('listitem');
  await expect(links).toHaveCount(written.length);
  await links.first().getByRole('link').click();
  await expect(page).toHaveURL(`/blog/${written[0]!.id}`);
});
