import { contentEntries, pageContent, team } from '../../helpers/content.ts';
import { leadsToContact } from '../../helpers/leads-to-contact.ts';
import { definitions, section } from '../../helpers/locators.ts';
import { expect, test } from '../../helpers/test.ts';

const home = pageContent('personalPortfolio');
const person = team.find(({ id }) => id === home.person.id)!;
const skills = contentEntries('skills');

test.beforeEach(async ({ page }) => {
  await page.goto('/personal-portfolio');
});

leadsToContact(home, person.name);

for (const width of [1024, 1280, 1440, 1920])
  test(`the name stays in its place when the text below it arrives at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const name = page.getByRole('heading', { level: 1 });
    const withText = await name.boundingBox();
    await page
      .getByText(home.hero.text, { exact: true })
      .locator('..')
      .evaluate((text) => text.remove());
    expect(await name.boundingBox()).toEqual(withText);
  });

test('lists the stages of the résumé by year', async ({ page }) => {
  const resume = contentEntries('resume');
  const stops = section(page, home.resume.title).getByRole('listitem');
  await expect(stops).toHaveCount(resume.length);
  await expect(stops).toContainText(resume.map(({ year }) => String(year)));
  await expect(stops.getByRole('heading')).toContainText(resume.map(({ title }) => title));
});

test('shows each skill as a figure on a bar of that length', async ({ page }) => {
  const marks = section(page, home.skills.title);
  expect(await definitions(marks)).toEqual(skills.map(({ title, factNumber }) => `${title} ${factNumber}%`));
  const bars = await marks
    .locator('dl rect')
    .evaluateAll((bars: SVGRectElement[]) => bars.map((bar) => bar.width.baseVal.valueInSpecifiedUnits));
  expect(bars).toEqual(skills.map(({ factNumber }) => factNumber));
});

test('links to its projects and posts', async ({ page }) => {
  const { projects, posts } = home;
  await expect(section(page, projects.title).getByRole('link')).toHaveCount(projects.items.length);
  const links = section(page, posts.title).getByRole('link');
  await expect(links).toHaveCount(posts.items.length);
  await links.first().click();
  await expect(page).toHaveURL(`/blog/${posts.items[0]!.id}`);
});
