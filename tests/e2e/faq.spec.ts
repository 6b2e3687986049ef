import type { Page } from '@playwright/test';
import { faq, messages, startingWith } from '../helpers/content.ts';
import { expect, test } from '../helpers/test.ts';

const categories = Object.entries(messages.faq.categories);
const first = faq[0]!.question;
/** One of the second category, and one of the last: neither the first of its category. */
const [other, shared] = [1, -1].map((at) => {
  const [category] = categories.at(at)!;
  return faq.filter((entry) => entry.category === category)[1]!;
}) as [(typeof faq)[number], (typeof faq)[number]];
const begins = (text: string) => text.slice(0, 20);
const entry = (page: Page, question: string) => page.locator('details').filter({ hasText: question });
const question = (page: Page, name: string) => page.getByRole('heading', { level: 3, name, exact: true });
const openOnes = (page: Page) => page.locator('details[open] h3');

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('each category lists its questions, and the first is open', async ({ page }) => {
      await page.goto('/faq');
      const links = page.getByRole('navigation', { name: messages.faq.navigation }).getByRole('link');
      await expect(links).toHaveText(categories.map(([, name]) => startingWith(name)));
      for (const [category, name] of categories)
        await expect(
          page
            .locator('section')
            .filter({ has: page.getByRole('heading', { level: 2, name }) })
            .last()
            .locator('details'),
        ).toHaveCount(faq.filter((entry) => entry.category === category).length);
      await expect(openOnes(page)).toHaveText([first]);
    });

    test('one question is open at a time, and clicking the open one closes it', async ({ page }) => {
      await page.goto('/faq');
      await question(page, other.question).click();
      await expect(openOnes(page)).toHaveText([other.question]);
      await expect(page.getByText(begins(other.answer[0]!)).first()).toBeVisible();
      await question(page, other.question).click();
      await expect(openOnes(page)).toHaveCount(0);
    });

    test('questions open by keyboard', async ({ page }) => {
      await page.goto('/faq');
      await entry(page, other.question).locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(openOnes(page)).toHaveText([other.question]);
    });

    test('a URL with a fragment opens its question and closes the first', async ({ page }) => {
      await page.goto(`/faq#${shared.id}`);
      await expect(openOnes(page)).toHaveText([shared.question]);
      await expect(question(page, shared.question)).toBeInViewport();
      await expect(page.getByText(begins(shared.answer[0]!)).first()).toBeInViewport();
    });

    test('a category links to its questions', async ({ page }) => {
      await page.goto('/faq');
      await page.getByRole('link', { name: categories.at(-1)![1] }).click();
      await expect(page).toHaveURL(`/faq#${shared.category}`);
      await expect(question(page, faq.find(({ category }) => category === shared.category)!.question)).toBeInViewport();
    });
  });

test('the URL contains the open question', async ({ page }) => {
  await page.goto('/faq');
  await expect(page).toHaveURL('/faq');
  await question(page, other.question).click();
  await expect(page).toHaveURL(`/faq#${other.id}`);
  await question(page, other.question).click();
  await expect(page).toHaveURL('/faq');
});

test('an unknown fragment changes nothing', async ({ page }) => {
  await page.goto('/faq#100%');
  await question(page, other.question).click();
  await expect(page).toHaveURL(`/faq#${other.id}`);
});

test('the category in view is marked', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/faq');
  await page.getByRole('link', { name: categories[2]![1] }).click();
  await question(
    page,
    faq.filter(({ category }) => category === categories[2]![0]).at(-2)!.question,
  ).scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: categories[2]![1] })).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('nav a[aria-current=true]')).toHaveCount(1);
});
