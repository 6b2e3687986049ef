import type { Page } from '@playwright/test';
import { messages, pageContent, projects, services } from '../../helpers/content.ts';
import { leadsToContact } from '../../helpers/leads-to-contact.ts';
import { definitions, section } from '../../helpers/locators.ts';
import { expect, test } from '../../helpers/test.ts';

const home = pageContent('architectureAgency');
const offered = home.services.items.map((named) => services.find(({ id }) => id === named.id)!);
const slider = (page: Page) => page.getByRole('group', { name: messages.sliders.services.label, exact: true });

test.beforeEach(async ({ page }) => {
  await page.goto('/architecture-agency');
});

leadsToContact(home, home.hero.title);

test('links to its services', async ({ page }) => {
  await expect(slider(page).getByRole('link')).toHaveCount(offered.length);
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

test('shows four projects', async ({ page }) => {
  await expect(section(page, home.projects.title).getByRole('listitem').getByRole('link')).toHaveCount(4);
});

test('a section’s font size overrides that of the heading component', async ({ page }) => {
  const size = (level: 1 | 3, name: string) =>
    page
      .getByRole('heading', { level, name })
      .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
  // The Heading component would use its default size, m, for both.
  const defaultSize = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('p'));
    probe.style.fontSize = 'var(--display-m)';
    const { fontSize } = getComputedStyle(probe);
    probe.remove();
    return Number.parseFloat(fontSize);
  });
  expect(await size(1, home.hero.title)).toBeGreaterThan(defaultSize * 1.2);
  expect(await size(3, projects.find(({ id }) => id === home.projects.items[0]!.id)!.title)).toBeLessThan(
    defaultSize / 2,
  );
});
