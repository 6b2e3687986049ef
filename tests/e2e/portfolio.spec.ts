import type { Page } from '@playwright/test';
import { expect, test, titled } from './site.ts';

const projects = [
  'marsa-creek',
  'falaj',
  'sidra',
  'dirhamly',
  'qamar',
  'barjeel',
  'layl',
  'oud-ember',
  'wahat',
  'nakhla',
];

const shown = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading');
const filter = (page: Page, name: string) => page.getByLabel('Filter projects').getByRole('link', { name });

test.describe('the portfolio', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/portfolio');
  });

  test('shows seven of ten, the third and the sixth over the whole width', async ({ page }) => {
    await expect(shown(page)).toHaveCount(7);
    const widths = await page
      .locator('li[data-category]:visible')
      .evaluateAll((items) => items.map((item) => item.clientWidth));
    const widest = Math.max(...widths);
    expect(widths.map((width, index) => (width === widest ? index + 1 : 0)).filter(Boolean)).toEqual([3, 6]);
  });

  test('counts each category beside its name', async ({ page }) => {
    await expect(page.getByLabel('Filter projects').getByRole('link')).toHaveText([
      'All 10',
      'Web Design 3',
      'UI/UX Design 2',
      'Mobile Apps 2',
      'Logo Design 3',
    ]);
  });

  test('Load More adds three, goes, and hands the reader on to the first of them', async ({ page }) => {
    const more = page.getByRole('link', { name: 'Load More' });
    await more.click();
    await expect(shown(page)).toHaveCount(10);
    await expect(more).toBeHidden();
    await expect(page).toHaveURL(/\/portfolio\?shown=10$/);
    await expect(shown(page).nth(7).getByRole('link')).toBeFocused();
    await expect(page.getByRole('status')).toHaveText('10 of 10 projects shown');
  });

  test('the filter hides other categories, is in the address and survives Back', async ({ page }) => {
    await filter(page, 'Logo Design').click();
    await expect(shown(page)).toHaveText([
      'Water, drawn in one line',
      'A tree with five hundred names',
      'A voice after midnight',
    ]);
    await expect(page).toHaveURL(/\/portfolio\?category=logo_design$/);
    await expect(filter(page, 'Logo Design')).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('link', { name: 'Load More' })).toBeHidden();
    await page.goBack();
    await expect(shown(page)).toHaveCount(7);
    await expect(filter(page, 'All')).toHaveAttribute('aria-current', 'true');
  });

  test('filter and number are still there after a project and Back', async ({ page }) => {
    await page.getByRole('link', { name: 'Load More' }).click();
    await filter(page, 'Mobile Apps').click();
    await expect(shown(page)).toHaveCount(2);
    await page.getByRole('link', { name: 'A bank in two taps' }).click();
    await expect(page).toHaveURL(/\/portfolio\/dirhamly$/);
    await page.goBack();
    await expect(page).toHaveURL(/\?category=mobile_apps&shown=10$/);
    await expect(shown(page)).toHaveCount(2);
    await filter(page, 'All').click();
    await expect(shown(page)).toHaveCount(10);
  });
});

for (const [query, count] of [
  ['?category=ui_ux_design', 2],
  ['?shown=10', 10],
  ['?shown=8', 10],
  ['?category=web_design&shown=10', 3],
  ['?category=nonsense&shown=nonsense', 7],
  ['?shown=-1', 7],
  ['?shown=1e99', 10],
] as const)
  test(`the shared address ${query} shows ${count}`, async ({ page }) => {
    await page.goto(`/portfolio${query}`);
    await expect(shown(page)).toHaveCount(count);
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all ten show, and the filter works as links', async ({ page }) => {
    await page.goto('/portfolio');
    await expect(shown(page)).toHaveCount(10);
    await expect(page.getByRole('link', { name: 'Load More' })).toBeHidden();
    await filter(page, 'Web Design').click();
    await expect(page).toHaveURL(/\?category=web_design$/);
    await expect(shown(page)).toHaveCount(3);
    await expect(filter(page, 'Web Design')).toHaveAttribute('aria-current', 'true');
  });
});

for (const [index, slug] of projects.entries())
  test(`${slug} has its page, with the projects before and after it`, async ({ page }) => {
    await page.goto(`/portfolio/${slug}`);
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    await expect(page).toHaveTitle(titled(title!));
    await expect(page.getByRole('link', { name: /^Prev Project/ })).toHaveAttribute(
      'href',
      `/portfolio/${projects.at(index - 1)}`,
    );
    await expect(page.getByRole('link', { name: /^Next Project/ })).toHaveAttribute(
      'href',
      `/portfolio/${projects[(index + 1) % 10]}`,
    );
  });

test('the home page leads to its six projects and to all of them', async ({ page }) => {
  await page.goto('/');
  const latest = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Latest Projects' }) });
  await expect(latest.getByRole('listitem').getByRole('link')).toHaveCount(6);
  await latest.getByRole('link', { name: 'See All Projects' }).click();
  await expect(page).toHaveURL(/\/portfolio$/);
});

for (const [path, id] of [
  ['/portfolio/portfolio-details', 'portfolio-details'],
  ['/portfolio/a-dam', 'a-dam'],
  ['/case-study/case-study-details', 'case-study-details'],
  ['/case-study/barjeel', 'barjeel'],
])
  test(`${path} answers with the sample, its id in the breadcrumb, and is not indexed`, async ({ page }) => {
    const answer = await page.goto(path!);
    expect(answer?.status()).toBe(200);
    await expect(page.getByLabel('Breadcrumb').locator('[aria-current=page]')).toHaveText(id!);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

for (const path of ['/portfolio/a/b', '/case-study', '/service/a/b'])
  test(`${path} is not found`, async ({ page, quiet }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found.');
    quiet.length = 0; // the browser reports the 404 of the page itself
  });

for (const slug of ['marsa-creek', 'falaj', 'dirhamly', 'qamar', 'oud-ember'])
  test(`the case study of ${slug} has overview, research in two sections, and a result in figures`, async ({
    page,
  }) => {
    await page.goto(`/portfolio/${slug}`);
    await page.getByRole('link', { name: /^Read the case study/ }).click();
    await expect(page).toHaveURL(new RegExp(`/case-study/${slug}$`));
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).filter({ visible: true })).toContainText([
      'Overview',
      'Research',
      'Result',
    ]);
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
      'Marketing strategy',
      'Branding guideline',
    ]);
    const result = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Result' }) });
    await expect(result.getByRole('definition')).toHaveCount(3);
    await expect(page.getByRole('link', { name: /^Next case study/ })).toHaveAttribute('href', /^\/case-study\//);
  });

test('a narrow frame shows the side of a picture that has the name on it', async ({ page }) => {
  await page.goto('/portfolio');
  const picture = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Layl Radio' }).locator('img');
  await expect(picture).toHaveCSS('object-position', '0px 50%');
});
