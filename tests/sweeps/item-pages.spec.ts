import { browserTitle, caseStudies, messages, projects, services, startingWith, team } from '../helpers/content.ts';
import { section } from '../helpers/locators.ts';
import { expect, test } from '../helpers/test.ts';

/** The page of every service, project, case study and member. */

test('every service has a page with its steps and deliverables', async ({ page }) => {
  for (const { id, title, steps, deliverables } of services)
    await test.step(id, async () => {
      await page.goto(`/service/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(browserTitle(title));
      await expect(section(page, messages.services.steps).getByRole('listitem')).toHaveCount(steps.length);
      await expect(section(page, messages.services.deliverables).getByRole('listitem')).toHaveCount(
        deliverables.length,
      );
    });
});

test('every project has its page, with links to the previous and next project', async ({ page }) => {
  for (const [index, { id, title }] of projects.entries())
    await test.step(id, async () => {
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
});

test('every case study has overview, research in two sections, and a result in figures', async ({ page }) => {
  for (const { id, project } of caseStudies)
    await test.step(id, async () => {
      await page.goto(`/portfolio/${project.id}`);
      await page.getByRole('link', { name: startingWith(messages.portfolio.caseStudy) }).click();
      await expect(page).toHaveURL(`/case-study/${id}`);
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
      await expect(section(page, messages.caseStudy.result).getByRole('definition')).toHaveCount(3);
      await expect(page.getByRole('link', { name: startingWith(messages.caseStudy.next) })).toHaveAttribute(
        'href',
        /^\/case-study\//,
      );
    });
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
