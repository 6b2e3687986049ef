import { browserTitle, caseStudies, messages, projects, services, startingWith, team } from '../helpers/content.ts';
import { section } from '../helpers/locators.ts';
import { expect, test } from '../helpers/test.ts';

/** The page of every service, project, case study and member. */

for (const { id, title, steps, deliverables } of services)
  test(`${id} has a page with its steps and deliverables`, async ({ page }) => {
    await page.goto(`/service/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(browserTitle(title));
    await expect(section(page, messages.services.steps).getByRole('listitem')).toHaveCount(steps.length);
    await expect(section(page, messages.services.deliverables).getByRole('listitem')).toHaveCount(deliverables.length);
  });

for (const [index, { id, title }] of projects.entries())
  test(`${id} has its page, with links to the previous and next project`, async ({ page }) => {
    await page.goto(`/portfolio/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(browserTitle(title));
    for (const [name, other] of [
      [messages.portfolio.previous, projects.at(index - 1)],
      [messages.portfolio.next, projects[(index + 1) % projects.length]],
    ] as const)
      await expect(page.getByRole('link', { name: startingWith(name) })).toHaveAttribute(
        'href',
        `/portfolio/${other!.id}`,
      );
  });

const projectsWithCaseStudy = projects.filter(({ id }) => caseStudies.some(({ project }) => project.id === id));

for (const { id: slug } of projectsWithCaseStudy)
  test(`the case study of ${slug} has overview, research in two sections, and a result in figures`, async ({
    page,
  }) => {
    await page.goto(`/portfolio/${slug}`);
    await page.getByRole('link', { name: startingWith(messages.portfolio.caseStudy) }).click();
    await expect(page).toHaveURL(`/case-study/${caseStudies.find(({ project }) => project.id === slug)!.id}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).filter({ visible: true })).toContainText([
      messages.caseStudy.overview,
      messages.caseStudy.research,
      messages.caseStudy.result,
    ]);
    // A prototype has headings of its own.
    await expect(page.getByRole('main').locator('h3:not([data-screen] *)')).toHaveText([
      messages.caseStudy.strategy,
      messages.caseStudy.guideline,
    ]);
    const result = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: messages.caseStudy.result }) });
    await expect(result.getByRole('definition')).toHaveCount(3);
    await expect(page.getByRole('link', { name: startingWith(messages.caseStudy.next) })).toHaveAttribute(
      'href',
      /^\/case-study\//,
    );
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each member’s page links to the next, and the last to the first', async ({ page }) => {
    await page.goto(`/team/${team[0]!.id}`);
    for (const { name } of [...team.slice(1), team[0]!]) {
      await page.getByRole('navigation', { name: messages.team.navigation }).getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    }
  });
});
