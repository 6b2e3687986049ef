import type { Page } from '@playwright/test';
import { caseStudies, posts, projects, services, team, words } from '../content.ts';
import { isPage } from '../pages.ts';
import { back, isKept, likeVisitors, mark } from './kept-page.ts';
import { expect, test } from './site.ts';

test.use({ launchOptions: likeVisitors });

test('a form comes back with every word, and without the menu that led away', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await page.getByLabel(words.enquiryForm.labels.full_name).fill('Leila Haddad');
  await page.getByLabel(words.enquiryForm.labels.message).fill('Forty years of boats.');
  await mark(page);
  await page.getByRole('button', { name: words.header.menu, exact: true }).click();
  await page.getByRole('dialog', { name: words.header.menu }).getByRole('link', { name: words.pages.about }).click();
  await expect(page).toHaveURL(/\/about$/);
  await back(page);
  await isKept(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel(words.enquiryForm.labels.full_name)).toHaveValue('Leila Haddad');
  await expect(page.getByLabel(words.enquiryForm.labels.message)).toHaveValue('Forty years of boats.');
});

test('a form that was left while it was sent says on coming back what became of it', async ({ page }) => {
  let answer = () => {};
  await page.route('**/api/create/contact', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.fulfill({ json: { success: true } });
  });
  await page.goto('/contact');
  for (const [label, value] of Object.entries({
    [words.enquiryForm.labels.full_name]: 'Leila Haddad',
    [words.enquiryForm.labels.email]: 'leila@haddad.example',
    [words.enquiryForm.labels.project_type]: 'Branding',
    [words.enquiryForm.labels.contact]: '971501234567',
    [words.enquiryForm.labels.message]: 'Nobody knows.',
  }))
    await page.getByLabel(label).fill(value);
  const asked = page.waitForRequest('**/api/create/contact');
  await page.getByRole('button', { name: words.enquiryForm.submit }).click();
  await asked;
  await page.getByRole('link', { name: words.pages.about }).first().click();
  await expect(page).toHaveURL(/\/about$/);
  await back(page);
  answer();
  await expect(page.getByRole('button', { name: words.enquiryForm.submit })).toBeEnabled();
  await expect(page.getByRole('status')).toContainText(words.enquiryForm.sent);
});

/** Writes down, across pages, how each was come to: which transition moved a picture, and whether it was fetched ahead. */
async function watchArrivals(page: Page) {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      sessionStorage.arrival = location.pathname;
      if (!viewTransition) return;
      await viewTransition.ready;
      const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
      const moves = ['old', 'new'].every((part) => parts.includes(`::view-transition-${part}(picture)`));
      sessionStorage.arrival += moves ? ' with its picture' : ' with a fade';
    });
  });
  return () => page.evaluate(() => sessionStorage.arrival);
}

/** Whether the picture that stands for the page of that path is fully there, in the browser's window. */
const isSeen = (path: string) =>
  [...document.querySelectorAll(`[data-morph="${path}"]`)].some((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    const shown = each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return shown && bottom > 0 && top < innerHeight;
  });

/** Resolves once the browser has fetched the page of that path ahead. */
async function fetchedAhead(page: Page, path: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Preload.enable');
  return new Promise<void>((resolve) =>
    session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (new URL(prefetchUrl).pathname === path && status === 'Ready') resolve();
    }),
  );
}

test('a page is fetched once its link is pointed at, and its picture carries over, there and back', async ({
  page,
}) => {
  const arrival = await watchArrivals(page);
  for (const [from, to] of [
    ['/portfolio', `/portfolio/${projects[0]!.id}`],
    ['/service', `/service/${services[0]!.id}`],
    ['/blog', `/blog/${posts[0]!.id}`],
    ['/team', `/team/${team[0]!.id}`],
    ...(isPage('/case-study-showcase') ? [['/case-study-showcase', `/case-study/${caseStudies[0]!.id}`] as const] : []),
    [`/team/${team[0]!.id}`, `/team/${team[1]!.id}`],
  ] as const)
    await test.step(`from ${from} to ${to}`, async () => {
      await page.goto(from);
      const link = page.locator(`main a[href="${to}"]`).first();
      const ahead = fetchedAhead(page, to);
      await link.hover();
      await ahead;
      // What is still fading in is not carried over.
      await expect.poll(() => page.evaluate(isSeen, to)).toBe(true);
      await link.click();
      await expect(page).toHaveURL(to);
      await expect.poll(arrival).toBe(`${to} with its picture`);
      const [{ deliveryType }] = (await page.evaluate(() =>
        performance.getEntriesByType('navigation').map((entry) => entry.toJSON()),
      )) as [{ deliveryType: string }];
      expect(deliveryType).toBe('navigational-prefetch');
      await back(page);
      // A picture that only shows under the pointer may not be there yet.
      await expect.poll(arrival).toMatch(from === '/service' ? /^\/service / : `${from} with its picture`);
    });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('pages change at once', async ({ page }) => {
    const arrival = await watchArrivals(page);
    await page.goto('/team');
    await page.getByRole('main').getByRole('link', { name: team[0]!.name, exact: true }).click();
    await expect(page).toHaveURL(`/team/${team[0]!.id}`);
    await expect.poll(arrival).toBe(`/team/${team[0]!.id}`);
  });
});
