import type { Page } from '@playwright/test';
import { back, expectRestored, launchWithBackForwardCache, markDocument } from '../helpers/back-forward-cache.ts';
import { caseStudies, messages, posts, projects, services, team } from '../helpers/content.ts';
import { enquiry, fill } from '../helpers/forms.ts';
import { waitForHydration } from '../helpers/hydration.ts';
import { isPage } from '../helpers/pages.ts';
import { expect, test } from '../helpers/test.ts';

test.use({ launchOptions: launchWithBackForwardCache });

test('Back restores the values of a form and closes the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await page.getByLabel(messages.enquiryForm.labels.full_name).fill('Leila Haddad');
  await page.getByLabel(messages.enquiryForm.labels.message).fill('Forty years of boats.');
  await markDocument(page);
  // While the menu opens, a click beside what is open so far would close it.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: messages.header.menu, exact: true }).click();
  await page
    .getByRole('dialog', { name: messages.header.menu })
    .getByRole('link', { name: messages.pages.about })
    .click();
  await expect(page).toHaveURL(/\/about$/);
  await back(page);
  await expectRestored(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel(messages.enquiryForm.labels.full_name)).toHaveValue('Leila Haddad');
  await expect(page.getByLabel(messages.enquiryForm.labels.message)).toHaveValue('Forty years of boats.');
});

test('Back to a form that was being sent shows the result', async ({ page }) => {
  let answer = () => {};
  await page.route('**/api/create/contact', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.fulfill({ json: { success: true } });
  });
  await page.goto('/contact');
  await waitForHydration(page.getByLabel(messages.enquiryForm.labels.message));
  await fill(page, enquiry('Leila Haddad'));
  const request = page.waitForRequest('**/api/create/contact');
  await page.getByRole('button', { name: messages.enquiryForm.submit }).click();
  await request;
  await page.getByRole('link', { name: messages.pages.about }).first().click();
  await expect(page).toHaveURL(/\/about$/);
  await back(page);
  answer();
  await expect(page.getByRole('button', { name: messages.enquiryForm.another })).toBeEnabled();
  await expect(page.getByRole('status')).toContainText(messages.enquiryForm.sent);
});

/** Records the path of each page and its view transition. Returns a function that reads the last record. */
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

/** Returns true if the picture that represents the page of that path is visible in the viewport. */
const isSeen = (path: string) =>
  [...document.querySelectorAll(`[data-morph="${path}"]`)].some((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    const shown = each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return shown && bottom > 0 && top < innerHeight;
  });

/** Resolves once the browser has prefetched the page of that path. */
async function prefetched(page: Page, path: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Preload.enable');
  return new Promise<void>((resolve) =>
    session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (new URL(prefetchUrl).pathname === path && status === 'Ready') resolve();
    }),
  );
}

test('a page is prefetched on hover, and its picture morphs in both directions', async ({ page }) => {
  const arrival = await watchArrivals(page);
  // Retries: a browser skips the transition if it cannot draw the old page in time.
  for (const [from, to] of [
    ['/portfolio', `/portfolio/${projects[0]!.id}`],
    ['/service', `/service/${services[0]!.id}`],
    ['/blog', `/blog/${posts[0]!.id}`],
    ['/team', `/team/${team[0]!.id}`],
    ...(isPage('/case-study-showcase') ? [['/case-study-showcase', `/case-study/${caseStudies[0]!.id}`] as const] : []),
    [`/team/${team[0]!.id}`, `/team/${team[1]!.id}`],
  ] as const)
    await expect(async () => {
      await page.goto(from);
      const link = page.locator(`main a[href="${to}"]`).first();
      const prefetch = prefetched(page, to);
      await link.hover();
      await prefetch;
      // Pictures that are still fading in are not part of the transition.
      await expect.poll(() => page.evaluate(isSeen, to)).toBe(true);
      await link.click();
      await expect(page).toHaveURL(to);
      await expect.poll(arrival, { timeout: 5000 }).toBe(`${to} with its picture`);
      const [{ deliveryType }] = (await page.evaluate(() =>
        performance.getEntriesByType('navigation').map((entry) => entry.toJSON()),
      )) as [{ deliveryType: string }];
      expect(deliveryType).toBe('navigational-prefetch');
      await back(page);
      // A picture that only shows under the pointer may not be there yet.
      await expect
        .poll(arrival, { timeout: 5000 })
        .toMatch(from === '/service' ? /^\/service / : `${from} with its picture`);
    }, `from ${from} to ${to}`).toPass();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('pages change without a transition', async ({ page }) => {
    const arrival = await watchArrivals(page);
    await page.goto('/team');
    await page.getByRole('main').getByRole('link', { name: team[0]!.name, exact: true }).click();
    await expect(page).toHaveURL(`/team/${team[0]!.id}`);
    await expect.poll(arrival).toBe(`/team/${team[0]!.id}`);
  });
});
