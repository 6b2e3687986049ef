import type { Page } from '@playwright/test';
import { expect, test, titled } from './site.ts';

const first = 'What do you actually do?';
const other = 'When do we pay?';
const entry = (page: Page, question: string) => page.locator('details').filter({ hasText: question });
const question = (page: Page, name: string) => page.getByRole('heading', { level: 3, name, exact: true });
const openOnes = (page: Page) => page.locator('details[open] h3');

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('four categories hold five questions each, and the first is open', async ({ page }) => {
      await page.goto('/faq');
      await expect(page).toHaveTitle(titled('FAQ'));
      const categories = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
      await expect(categories).toHaveText([/^Service related/, /^Pricing/, /^Project delivery/, /^Documentation/]);
      for (const name of ['Service related', 'Pricing', 'Project delivery', 'Documentation'])
        await expect(
          page
            .locator('section')
            .filter({ has: page.getByRole('heading', { level: 2, name }) })
            .last()
            .locator('details'),
        ).toHaveCount(5);
      await expect(openOnes(page)).toHaveText([first]);
    });

    test('one question is open at a time, and clicking the open one closes it', async ({ page }) => {
      await page.goto('/faq');
      await question(page, other).click();
      await expect(openOnes(page)).toHaveText([other]);
      await expect(page.getByText('A third when we start')).toBeVisible();
      await question(page, other).click();
      await expect(openOnes(page)).toHaveCount(0);
    });

    test('questions open by keyboard', async ({ page }) => {
      await page.goto('/faq');
      await entry(page, other).locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(openOnes(page)).toHaveText([other]);
    });

    test('an address opens its question and closes the first', async ({ page }) => {
      await page.goto('/faq#who-owns-the-work');
      await expect(openOnes(page)).toHaveText(['Who owns what you make?']);
      await expect(question(page, 'Who owns what you make?')).toBeInViewport();
      await expect(page.getByText('You do, all of it')).toBeInViewport();
    });

    test('a category leads to its questions', async ({ page }) => {
      await page.goto('/faq');
      await page.getByRole('link', { name: 'Documentation' }).click();
      await expect(page).toHaveURL('/faq#documentation');
      await expect(question(page, 'What do we get in writing before it starts?')).toBeInViewport();
    });

    test('Apply For Meeting leads to the contact page', async ({ page }) => {
      await page.goto('/faq');
      await page.getByRole('link', { name: /Apply For Meeting/ }).click();
      await expect(page).toHaveURL('/contact');
    });
  });

test('the address of the open question is in the address bar, to be shared', async ({ page }) => {
  await page.goto('/faq');
  await expect(page).toHaveURL('/faq');
  await question(page, other).click();
  await expect(page).toHaveURL('/faq#when-do-we-pay');
  await question(page, other).click();
  await expect(page).toHaveURL('/faq');
});

test('an address that names no question changes nothing', async ({ page }) => {
  await page.goto('/faq#100%');
  await question(page, other).click();
  await expect(page).toHaveURL('/faq#when-do-we-pay');
});

test('the category that is being read is marked', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/faq');
  await page.getByRole('link', { name: 'Project delivery' }).click();
  await question(page, 'What if you are late?').scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: 'Project delivery' })).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('nav a[aria-current=true]')).toHaveCount(1);
});
