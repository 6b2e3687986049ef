import { agency, contentEntries, messages, projects } from '../../helpers/content.ts';
import { expect, test } from '../../helpers/test.ts';

test.describe('the portfolio showcase', () => {
  const slides = contentEntries('showcaseSlides');

  test('shows the slide’s own project on each slide', async ({ page }) => {
    await page.goto('/showcase-portfolio');
    for (const { id, project } of slides) {
      const slide = page.locator(`#${id}`);
      const { title, client } = projects.find((one) => one.id === project.id)!;
      await expect(slide.getByRole('heading')).toHaveAccessibleName(title);
      await expect(slide).toContainText(client);
      await expect(slide.getByRole('link').first()).toHaveAttribute('href', `/portfolio/${project.id}`);
      await expect(slide.locator('img')).not.toHaveAttribute('alt', '');
    }
  });

  test('links to its projects and to social networks', async ({ page }) => {
    await page.goto('/showcase-portfolio');
    const follow = page.getByRole('heading', { name: messages.links.followUs }).locator('..');
    await expect(follow.getByRole('link')).toHaveText(agency.social.map(({ name }) => name));
    await page.locator(`#${slides[0]!.id}`).getByRole('link').click();
    await expect(page).toHaveURL(`/portfolio/${slides[0]!.project.id}`);
  });
});
