import type { Page } from '@playwright/test';
import { contentEntries, messages, pageContent, team } from '../../helpers/content.ts';
import { waitForHydration } from '../../helpers/hydration.ts';
import { definitions, section } from '../../helpers/locators.ts';
import { inView } from '../../helpers/sliders.ts';
import { swipe } from '../../helpers/swipe.ts';
import { expect, test } from '../../helpers/test.ts';
import { leadsToContact } from './alternative-home.ts';

const home = pageContent('personalPortfolio');
const person = team.find(({ id }) => id === home.person.id)!;
const skills = contentEntries('skills');
const awards = (page: Page) => page.getByRole('group', { name: messages.sliders.awards.label });

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

test('shows two awards, which move by arrows and keys', async ({ page }) => {
  await waitForHydration(awards(page));
  await expect.poll(() => inView(awards(page))).toEqual([1, 2]);
  await expect(page.getByRole('button', { name: messages.sliders.awards.previous })).toBeDisabled();
  await page.getByRole('button', { name: messages.sliders.awards.next }).click();
  await expect.poll(() => inView(awards(page))).toEqual([2, 3]);
  await awards(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => inView(awards(page))).toEqual([1, 2]);
});

test('links to its projects and posts', async ({ page }) => {
  const { projects, posts } = home;
  await expect(section(page, projects.title).getByRole('link')).toHaveCount(projects.items.length);
  const links = section(page, posts.title).getByRole('link');
  await expect(links).toHaveCount(posts.items.length);
  await links.first().click();
  await expect(page).toHaveURL(`/blog/${posts.items[0]!.id}`);
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });

  test('moves its awards by swipe', async ({ page }) => {
    await waitForHydration(awards(page));
    await swipe(page, awards(page), -450);
    await expect.poll(async () => (await inView(awards(page)))[0]).not.toBe(1);
  });
});
