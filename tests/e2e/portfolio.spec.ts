import type { Page } from '@playwright/test';
import { browserTitle, interpolate, messages, projects } from '../helpers/content.ts';
import { blockScripts, waitForHydration } from '../helpers/hydration.ts';
import { allowErrors, expect, failedRequest, test } from '../helpers/test.ts';

const { portfolio } = messages;
const count = projects.length;
/** The URL that Load More leads to without the island. */
const moreUrl = `/portfolio?shown=10#${projects[7]!.id}`;
/** Numbers of projects shown at first and after each Load More. */
const steps = [7, ...Array.from({ length: Math.ceil((count - 7) / 3) }, (_, step) => Math.min(count, 10 + step * 3))];
const all = steps.at(-1)!;
const isOf = (category: string) => projects.filter((project) => project.category === category);

const shown = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading');
const filter = (page: Page, name: string) => page.getByLabel(portfolio.filter).getByRole('link', { name });

test.describe('the portfolio', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/portfolio');
  });

  test('shows seven projects, the third and the sixth in full width', async ({ page }) => {
    await expect(shown(page)).toHaveCount(7);
    const widths = await page.locator('li[id]:visible').evaluateAll((items) => items.map((item) => item.clientWidth));
    const widest = Math.max(...widths);
    expect(widths.map((width, index) => (width === widest ? index + 1 : 0)).filter(Boolean)).toEqual([3, 6]);
  });

  test('shows what each project was and what came of it', async ({ page }) => {
    for (const { subtitle, result } of projects.slice(0, 7))
      await expect(page.getByText(`${subtitle} ${result}`).first()).toBeVisible();
  });

  test('counts each category beside its name', async ({ page }) => {
    await expect(page.getByLabel(portfolio.filter).getByRole('link')).toHaveText([
      `${portfolio.all} ${count}`,
      ...Object.entries(portfolio.categories).map(([category, name]) => `${name} ${isOf(category).length}`),
    ]);
  });

  test('Load More adds three at a time, focuses the first of them and disappears at the end', async ({ page }) => {
    await waitForHydration(page.getByLabel(portfolio.filter));
    const more = page.getByRole('link', { name: messages.links.loadMore });
    await expect(page.getByRole('status')).toBeEmpty();
    for (const [step, number] of steps.entries()) {
      await expect(shown(page)).toHaveCount(number);
      if (number === all) break;
      await more.click();
      await expect(shown(page).nth(number).getByRole('link')).toBeFocused();
      await expect(page.getByRole('status')).toHaveText(
        interpolate(portfolio.projectsShown, { shown: steps[step + 1]!, count }),
      );
    }
    await expect(more).toBeHidden();
    await expect(page).toHaveURL(`/portfolio?shown=${7 + 3 * (steps.length - 1)}`);
  });

  test('Load More followed before hydration keeps its projects and its URL', async ({ page }) => {
    await page.goto('about:blank');
    await page.goto(moreUrl);
    await waitForHydration(page.getByLabel(portfolio.filter));
    await expect(shown(page)).toHaveCount(steps[1]!);
    await expect(page).toHaveURL(/\?shown=10/);
  });

  test('shows the view of a URL that changed before hydration', async ({ page }) => {
    await page.addInitScript(() => history.replaceState(null, '', '?category=logo_design'));
    await page.goto('/portfolio');
    await expect(shown(page)).toHaveText(isOf('logo_design').map(({ title }) => title));
  });

  test('two clicks at once are both applied', async ({ page }) => {
    await waitForHydration(page.getByLabel(portfolio.filter));
    const more = await page.getByRole('link', { name: messages.links.loadMore }).elementHandle();
    await filter(page, portfolio.categories.mobile_apps).evaluate((link: HTMLElement, more) => {
      link.click();
      (more as HTMLElement).click();
    }, more);
    await expect(shown(page)).toHaveCount(isOf('mobile_apps').length);
    await expect(page).toHaveURL(/\?category=mobile_apps&shown=10$/);
  });

  test('a click with Control opens a filter in a new tab', async ({ page, context }) => {
    await waitForHydration(page.getByLabel(portfolio.filter));
    const opened = context.waitForEvent('page');
    await filter(page, portfolio.categories.web_design).click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL(/\?category=web_design$/);
    await expect(page).toHaveURL(/\/portfolio$/);
  });

  test('Back shows the previous view, also after a reload', async ({ page }) => {
    await waitForHydration(page.getByLabel(portfolio.filter));
    await filter(page, portfolio.categories.logo_design).click();
    await expect(shown(page)).toHaveCount(isOf('logo_design').length);
    await page.reload();
    await expect(shown(page)).toHaveCount(isOf('logo_design').length);
    await page.goBack();
    await expect(shown(page)).toHaveCount(7);
  });

  test('the filter hides other categories, is in the URL and restored by Back', async ({ page }) => {
    await filter(page, portfolio.categories.logo_design).click();
    await expect(shown(page)).toHaveText(isOf('logo_design').map(({ title }) => title));
    await expect(page).toHaveURL(/\/portfolio\?category=logo_design$/);
    await expect(filter(page, portfolio.categories.logo_design)).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('link', { name: messages.links.loadMore })).toBeHidden();
    await page.goBack();
    await expect(shown(page)).toHaveCount(7);
    await expect(filter(page, portfolio.all)).toHaveAttribute('aria-current', 'true');
  });

  test('Back from a project restores filter and number of projects', async ({ page }) => {
    const apps = isOf('mobile_apps');
    await waitForHydration(page.getByLabel(portfolio.filter));
    await page.getByRole('link', { name: messages.links.loadMore }).click();
    await filter(page, portfolio.categories.mobile_apps).click();
    await expect(shown(page)).toHaveCount(apps.length);
    await page.getByRole('link', { name: apps[0]!.title }).click();
    await expect(page).toHaveURL(`/portfolio/${apps[0]!.id}`);
    await page.goBack();
    await expect(page).toHaveURL(/\?category=mobile_apps&shown=10$/);
    await expect(shown(page)).toHaveCount(apps.length);
    await filter(page, portfolio.all).click();
    await expect(shown(page)).toHaveCount(steps[1]!);
  });
});

for (const [query, number] of [
  ['?category=ui_ux_design', isOf('ui_ux_design').length],
  ['?shown=10', steps[1]!],
  ['?category=nonsense&shown=nonsense', 7],
] as const)
  test(`the URL ${query} shows ${number}`, async ({ page }) => {
    await page.goto(`/portfolio${query}`);
    await expect(shown(page)).toHaveCount(number);
  });

for (const [mode, isEnabled] of [
  ['while the script is blocked', true],
  ['without JavaScript', false],
] as const)
  test.describe(mode, () => {
    test.use({ javaScriptEnabled: isEnabled });

    test.beforeEach(({ page }) => blockScripts(page));
    // The browser reports the blocked scripts.
    test.afterEach(({ consoleErrors }) => allowErrors(consoleErrors, failedRequest));

    test('Load More is a link to the first of three more projects', async ({ page }) => {
      await page.goto('/portfolio');
      await expect(shown(page)).toHaveCount(7);
      const eighth = projects[7]!.id;
      await page.getByRole('link', { name: messages.links.loadMore }).click();
      await expect(page).toHaveURL(moreUrl);
      await expect(shown(page)).toHaveCount(steps[1]!);
      await expect(page.locator(`a[href="/portfolio/${eighth}"]`)).toBeInViewport();
      await expect(page.getByRole('link', { name: messages.links.loadMore })).toBeVisible({ visible: count > 10 });
    });

    test('the filter is a row of links', async ({ page }) => {
      await page.goto('/portfolio?shown=10');
      await filter(page, portfolio.categories.web_design).click();
      await expect(page).toHaveURL(/\?category=web_design&shown=10$/);
      await expect(shown(page)).toHaveCount(isOf('web_design').length);
      await expect(filter(page, portfolio.categories.web_design)).toHaveAttribute('aria-current', 'true');
    });
  });

for (const [path, id, title] of [
  ['/portfolio/portfolio-details', 'portfolio-details', messages.portfolio.sample],
  ['/case-study/case-study-details', 'case-study-details', messages.caseStudy.sample],
  ['/case-study/a-dam', 'a-dam', messages.caseStudy.sample],
])
  test(`${path} shows the sample with its title, the requested id in the breadcrumb, and noindex`, async ({ page }) => {
    const response = await page.goto(path!);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(browserTitle(title!));
    await expect(page.getByLabel(messages.breadcrumb.label).locator('[aria-current=page]')).toHaveText(id!);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
