import type { Page } from '@playwright/test';
import { contentEntries, interpolate, messages, projects } from '../helpers/content.ts';
import { phone } from '../helpers/devices.ts';
import { isPage } from '../helpers/pages.ts';
import { expect, test } from '../helpers/test.ts';

const illustrated = projects.filter(({ picture }) => picture).length;
const photographs = contentEntries('photographs').length;
/** The lists with Load More: how many items they show at first, and how many each click adds. */
const lists = [
  { path: '/', initial: 6, step: 4, total: illustrated, count: messages.portfolio.projectsShown },
  { path: '/freelancer-agency', initial: 6, step: 4, total: illustrated, count: messages.portfolio.projectsShown },
  { path: '/digital-agency', initial: 6, step: 3, total: illustrated, count: messages.portfolio.projectsShown },
  { path: '/photography-agency', initial: 10, step: 4, total: photographs, count: messages.photographs.shown },
].filter(({ path, initial, total }) => (path === '/' || isPage(path)) && total > initial);

const more = (page: Page) => page.getByRole('link', { name: messages.links.loadMore });
const list = (page: Page) => page.locator('section').filter({ has: page.locator('[data-load-more]') });
/** The visible items of the list. */
const items = (page: Page) => list(page).locator('li[data-item]').and(page.locator(':visible'));
const linkOf = (page: Page, index: number) => items(page).nth(index).getByRole('link');

for (const { path, initial, step, total, count } of lists) {
  const afterOneStep = Math.min(initial + step, total);

  test(`${path} shows ${initial} items; Load More adds ${step} at a time and disappears at the end`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(items(page)).toHaveCount(initial);
    for (let shown = initial; shown < total; shown += step) {
      await more(page).click();
      await expect(items(page)).toHaveCount(Math.min(shown + step, total));
    }
    await expect(more(page)).toBeHidden();
  });

  test(`Load More of ${path} moves the focus to the first new item and announces the number`, async ({ page }) => {
    await page.goto(path);
    const status = list(page).getByRole('status');
    await expect(status).toBeEmpty();
    await more(page).focus();
    await page.keyboard.press('Enter');
    await expect(linkOf(page, initial)).toBeFocused();
    await expect(status).toHaveText(interpolate(count, { shown: afterOneStep, count: total }));
  });
}

const [home] = lists;

test.describe('on a touch screen', () => {
  test.use(phone);

  test('a tap on Load More adds items', async ({ page }) => {
    await page.goto('/');
    await more(page).tap();
    await expect(items(page)).toHaveCount(Math.min(home!.initial + home!.step, home!.total));
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, initial, total } of lists)
    test(`Load More of ${path} is a link that shows all items`, async ({ page }) => {
      await page.goto(path);
      await expect(items(page)).toHaveCount(initial);
      await more(page).click();
      await expect(items(page)).toHaveCount(total);
      await expect(more(page)).toBeHidden();
    });
});
