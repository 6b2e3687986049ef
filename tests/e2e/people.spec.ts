import type { Page } from '@playwright/test';
import { expect, test, titled } from './site.ts';

const eight = [
  'Noor Al Suwaidi',
  'Rashid Al Marri',
  'Mina Okafor',
  'Tomás Ferreira',
  'Yuki Tanabe',
  'Edith Lindqvist',
  'Arjun Menon',
  'Zaid Karam',
];
const main = (page: Page) => page.getByRole('main');
const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
const title = (page: Page, name: string) => main(page).getByRole('heading', { level: 1, name });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('the team page shows eight members, each leading to a page of their own', async ({ page }) => {
      await page.goto('/team');
      await expect(page).toHaveTitle(titled('Team'));
      const names = main(page).getByRole('list').getByRole('heading', { level: 2 }).getByRole('link');
      await expect(names).toHaveText(eight);
      await names.nth(5).click();
      await expect(page).toHaveURL('/team/edith-lindqvist');
      await expect(title(page, 'Edith Lindqvist')).toBeVisible();
      await expect(page).toHaveTitle(titled('Edith Lindqvist'));
    });

    test('a portrait leads to its member as well', async ({ page }) => {
      await page.goto('/team');
      await page.getByRole('img', { name: /vermilion bobble hat/ }).click({ force: true });
      await expect(title(page, 'Tomás Ferreira')).toBeVisible();
    });

    test('a member’s page says who they are and where else to find them', async ({ page }) => {
      await page.goto('/team/zaid-karam');
      await expect(main(page).getByText('Photographer and film director')).toBeVisible();
      await expect(main(page).getByRole('heading', { name: 'What Zaid does here' })).toBeVisible();
      for (const place of ['Facebook', 'LinkedIn', 'Instagram'])
        await expect(main(page).getByRole('link', { name: `Zaid Karam on ${place}` })).toHaveAttribute(
          'href',
          // A profile, not the network's front page.
          new RegExp(`${place.toLowerCase()}\\.com/.+`),
        );
      await expect(crumbs(page)).toHaveText(['Home', 'Team', 'Zaid Karam']);
    });

    test('the next member follows each, and the first the last', async ({ page }) => {
      test.slow();
      await page.goto('/team/noor-al-suwaidi');
      for (const name of [...eight.slice(1), eight[0]!]) {
        await page.getByRole('navigation', { name: 'Team members' }).getByRole('link').first().click();
        await expect(title(page, name)).toBeVisible();
      }
    });

    for (const [id, shown] of [
      ['team-details', 'team-details'],
      ['nobody-by-this-name', 'nobody-by-this-name'],
      ['%3Cb%3E%20%22x%22', '<b> "x"'],
    ] as const)
      test(`/team/${id} answers with the sample profile, its name in the breadcrumb`, async ({ page }) => {
        const answer = await page.goto(`/team/${id}`);
        expect(answer?.status()).toBe(200);
        await expect(crumbs(page)).toHaveText(['Home', 'Team', shown]);
        await expect(title(page, 'Noor Al Suwaidi')).toBeVisible();
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      });

    test('an address below a member’s is no page', async ({ page, quiet }) => {
      const answer = await page.goto('/team/noor-al-suwaidi/more');
      expect(answer?.status()).toBe(404);
      await expect(page.getByText('This page could not be found.')).toBeVisible();
      quiet.length = 0;
    });

    test('the menu lists every page, and marks where one is', async ({ page }) => {
      await page.goto('/faq');
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      const pages = page.getByRole('navigation', { name: 'Main menu' });
      await expect(pages.getByRole('link', { name: 'FAQ' })).toHaveAttribute('aria-current', 'page');
      await pages.getByRole('link', { name: 'Team' }).click();
      await expect(title(page, 'Eight of the twenty-five')).toBeVisible();
    });
  });

test.describe('the team slider', () => {
  const slider = (page: Page) => page.getByRole('group', { name: 'Team', exact: true });
  const name = (page: Page, member: string) => slider(page).getByRole('link', { name: member, exact: true });

  for (const path of ['/', '/about'])
    test(`leads from a name on ${path} to the member, by click`, async ({ page }) => {
      await page.goto(path);
      await name(page, 'Rashid Al Marri').click();
      await expect(page).toHaveURL('/team/rashid-al-marri');
    });

  test('shows four networks for each of its five, all leading home', async ({ page }) => {
    await page.goto('/about');
    for (const network of ['LinkedIn', 'X', 'YouTube', 'Facebook']) {
      const links = slider(page).getByRole('link', { name: new RegExp(` on ${network}$`) });
      await expect(links).toHaveCount(5);
      for (const link of await links.all()) await expect(link).toHaveAttribute('href', '/');
    }
  });

  test('leads to the member by keyboard, also to one who was out of view', async ({ page }) => {
    await page.goto('/about');
    await slider(page).focus();
    await expect(slider(page)).toHaveAttribute('data-awake');
    // A name and four networks each.
    for (let step = 0; step < 4 * 5 + 1; step++) await page.keyboard.press('Tab');
    await expect(name(page, 'Yuki Tanabe')).toBeFocused();
    await expect(name(page, 'Yuki Tanabe')).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/team/yuki-tanabe');
  });

  test('does not follow a link that was dragged', async ({ page }) => {
    await page.goto('/about');
    await slider(page).scrollIntoViewIfNeeded();
    await expect(slider(page)).toHaveAttribute('data-awake');
    await name(page, 'Mina Okafor').scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
    const box = (await name(page, 'Mina Okafor').boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x - 250, box.y + box.height / 2, { steps: 12 });
    await page.mouse.up();
    await expect(page.getByRole('button', { name: 'Previous team member' })).toBeEnabled();
    await expect(page).toHaveURL('/about');
  });
});
