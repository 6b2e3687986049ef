import { alternativeHomes, fullWidthPages, mainPages } from '../../src/lib/routes.ts';
import { agency, browserTitle, messages, pageContent, rgb, services, team } from '../helpers/content.ts';
import { phone } from '../helpers/devices.ts';
import { fullWidthPaths } from '../helpers/pages.ts';
import { allowErrors, expect, failedRequest, test } from '../helpers/test.ts';

test('the logo links to the home page', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('banner').getByRole('link', { name: agency.name }).click();
  await expect(page).toHaveTitle(browserTitle(pageContent('home').title));
});

test('the header is sticky while the page is scrolled, and not at its top', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('banner').locator('> div').first();
  await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.evaluate(() => scrollTo(0, 2));
  await expect(bar).toHaveCSS('background-color', rgb('light'));
  await page.mouse.wheel(0, 600);
  // Waits for the end of the wheel's scrolling, which would override that of the key below.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(602);
  await expect(bar).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('the header marks the page that lists this one', async ({ page }) => {
  await page.goto(`/service/${services[0]!.id}`);
  const links = page.getByRole('navigation', { name: messages.header.navigation }).getByRole('link');
  await expect(links.and(page.locator('[aria-current]'))).toHaveText([messages.pages.service]);
});

test('the skip link skips the header', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: messages.document.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('the menu opens by mouse over the whole screen, with contact details, vision and social links, and closes', async ({
      page,
    }) => {
      await page.goto('/');
      const menu = page.getByRole('dialog', { name: messages.header.menu });
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: messages.header.menu, exact: true }).click();
      await expect(menu.getByRole('link', { name: agency.email })).toBeVisible();
      for (const line of agency.address) await expect(menu.getByText(line)).toBeVisible();
      await expect(menu.getByText(agency.vision)).toBeVisible();
      for (const { name, url } of agency.social)
        await expect(menu.getByRole('link', { name })).toHaveAttribute('href', url);
      await menu.getByRole('button', { name: messages.header.closeMenu }).click();
      await expect(menu).toBeHidden();
    });

    test('the menu links to every page and the other homes, and marks the current page', async ({ page }) => {
      // While the menu opens, a click beside what is open so far would close it.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/faq');
      await page.getByRole('button', { name: messages.header.menu, exact: true }).click();
      const linksOf = (name: string) => page.getByRole('navigation', { name }).getByRole('link');
      const pathsOf = (name: string) =>
        linksOf(name).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      const { menuNavigation, alternativeHomes: otherHomes } = messages.header;
      expect(await pathsOf(menuNavigation)).toEqual(Object.values(mainPages));
      expect(await pathsOf(otherHomes)).toEqual(Object.values({ ...alternativeHomes, ...fullWidthPages }));
      const pagesOfMenu = page.getByRole('navigation', { name: menuNavigation });
      await expect(pagesOfMenu.getByRole('link', { name: messages.pages.faq })).toHaveAttribute('aria-current', 'page');
      await linksOf(menuNavigation).filter({ hasText: messages.pages.team }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageContent('team').heading);
    });

    test('the menu opens by keyboard, closes on Escape and restores the focus', async ({ page }) => {
      await page.goto('/');
      const toggle = page.getByRole('button', { name: messages.header.menu, exact: true });
      await toggle.focus();
      await page.keyboard.press('Enter');
      const menu = page.getByRole('dialog', { name: messages.header.menu });
      await expect(menu).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(menu.getByRole('button', { name: messages.header.closeMenu })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(toggle).toBeFocused();
    });

    test.describe('on a phone', () => {
      test.use(phone);
      // A tap during the menu's transition would hit the page below it.
      test.use({ contextOptions: { reducedMotion: 'reduce' } });

      test('the mobile menu opens by touch, links to a page, and closes', async ({ page }) => {
        await page.goto('/');
        await expect(page.getByRole('navigation', { name: messages.header.navigation, exact: true })).toBeHidden();
        const menu = page.getByRole('dialog', { name: messages.header.menu });
        await page.getByRole('button', { name: messages.header.menu, exact: true }).tap();
        const pages = menu.getByRole('navigation', { name: messages.header.menuNavigation }).getByRole('link');
        for (const name of [
          messages.pages.home,
          messages.pages.about,
          messages.pages.service,
          messages.pages.contact,
          messages.pages.portfolio,
        ])
          await expect(pages.filter({ hasText: name })).toBeVisible();
        await expect(menu.getByRole('link', { name: agency.email })).toBeVisible();
        await menu.getByRole('button', { name: messages.header.closeMenu }).tap();
        await expect(menu).toBeHidden();
        await page.getByRole('button', { name: messages.header.menu, exact: true }).tap();
        await menu.getByRole('link', { name: messages.pages.contact }).tap();
        await expect(page).toHaveTitle(browserTitle(pageContent('contact').title));
      });
    });
  });

test('the custom cursor follows the mouse and does not block clicks', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.locator('.cursor')).toHaveCount(0);
  const cursor = page.locator('.cursor');
  for (const [x, y] of [
    [300, 400],
    [500, 350],
  ] as const) {
    await page.mouse.move(x, y);
    await expect(cursor).toHaveCSS('translate', `${x}px ${y}px`);
  }
  const link = page.getByRole('link', { name: messages.pages.home, exact: true }).first();
  await link.hover();
  await expect(cursor).toHaveCSS('pointer-events', 'none');
  await expect(cursor).toHaveAttribute('aria-hidden', 'true');
  expect(await page.evaluate(() => getComputedStyle(document.body).cursor)).toBe('auto');
  await link.click();
  await expect(page).toHaveTitle(browserTitle(pageContent('home').title));
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('there is no custom cursor and no animation', async ({ page }) => {
    await page.goto('/');
    await page.mouse.move(300, 300);
    await page.mouse.move(400, 300);
    await expect(page.locator('.cursor')).toHaveCount(0);
    const running = () =>
      page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length);
    expect(await running()).toBe(0);
  });
});

test('the full-width group has no custom cursor', async ({ page }) => {
  for (const path of fullWidthPaths) {
    await page.goto(path);
    await page.mouse.move(300, 300);
    await page.mouse.move(320, 310);
    await expect(page.locator('.cursor')).toHaveCount(0);
  }
});

for (const path of ['/no/such/page', '/case-study', '/portfolio/a/b', '/service/a/b', `/team/${team[0]!.id}/more`])
  test(`the unknown path ${path} is answered 404 with a link to the home page`, async ({ page, consoleErrors }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: messages.notFoundPage.heading })).toBeVisible();
    allowErrors(consoleErrors, failedRequest); // the browser reports the 404 of the page itself
    await page.getByRole('link', { name: messages.links.backToHome }).click();
    await expect(page).toHaveTitle(browserTitle(pageContent('home').title));
  });
