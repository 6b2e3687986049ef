import { agency, expect, pages, test, titled } from './site.ts';

const titles: Record<string, string> = {
  '/': titled('Home'),
  '/about': titled('About Us'),
  '/service': titled('Services'),
  '/service/digital-marketing': titled('Digital Marketing'),
  '/service/branding': titled('Branding'),
  '/portfolio': titled('Portfolio'),
  '/portfolio?category=web_design': titled('Portfolio'),
  '/portfolio/marsa-creek': titled('A hotel that books itself'),
  '/portfolio/layl': titled('A voice after midnight'),
  '/case-study/qamar': titled('The switchboard takes up tea'),
  '/blog': titled('Blog'),
  '/blog?q=zebra': titled('Blog: Nothing on “zebra”'),
  '/blog?tag=process&category=branding': titled('Blog: Two posts in Branding tagged process'),
  '/blog/the-page-that-weighs-less-than-its-logo': titled('The page that weighs less than its logo used to'),
  '/blog/x': titled('Draw it before you name it'),
  '/contact': titled('Contact'),
  '/team': titled('Team'),
  '/team/noor-al-suwaidi': titled('Noor Al Suwaidi'),
  '/team/team-details': titled('Team Details'),
  '/faq': titled('FAQ'),
  '/privacy': titled('Privacy Policy'),
  '/terms': titled('Terms of Use'),
  // Landing pages have plain titles.
  '/photography-agency': 'Photography Agency',
  '/digital-agency': 'Digital Agency',
  '/marketing-agency': 'Marketing Agency',
  '/freelancer-agency': titled('Freelancer Agency'),
  '/architecture-agency': titled('Architecture Agency'),
  '/creative-solution': titled('Creative Solution'),
  '/personal-portfolio': titled('Personal Portfolio'),
};

const inHeader = ['/', '/about', '/service', '/contact'];

for (const path of pages)
  test(`${path} has its title, one h1, the header's links and the footer`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(titles[path] ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const nav = page.getByRole('navigation', { name: 'Main', exact: true });
    await expect(nav.getByRole('link')).toHaveText(['Home', 'About', 'Services', 'Contact']);
    const current = await nav
      .locator('[aria-current="page"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(current).toEqual(inHeader.includes(path) ? [path] : []);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('heading')).toHaveText(['Contact Us', 'Our Vision']);
    for (const legal of ['Terms of Use', 'Privacy Policy'])
      await expect(footer.getByRole('link', { name: legal })).toHaveAttribute('href', '/');
    await expect(footer.getByRole('link', { name: agency.phone })).toHaveAttribute(
      'href',
      `tel:${agency.phone.replaceAll(' ', '')}`,
    );
    await expect(footer.getByText('Business Bay', { exact: false }).first()).toBeVisible();
  });

test('the logo leads home', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('banner').getByRole('link', { name: agency.name }).click();
  await expect(page).toHaveTitle(titled('Home'));
});

test('the header takes its sticky look once the page has left its top, and gives it back', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('banner').locator('> div').first();
  await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.mouse.wheel(0, 600);
  await expect(bar).toHaveCSS('background-color', 'rgb(243, 242, 238)');
  await expect(bar).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('the skip link leads past the header by keyboard', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
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
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(menu.getByRole('link', { name: agency.email })).toBeVisible();
      await expect(menu.getByText('Business Bay', { exact: false }).first()).toBeVisible();
      await expect(menu.getByText('A Gulf where a small company')).toBeVisible();
      for (const name of ['Instagram', 'LinkedIn', 'Facebook', 'YouTube'])
        await expect(menu.getByRole('link', { name })).toHaveAttribute('href', /\.com\/.+/);
      await menu.getByRole('button', { name: 'Close menu' }).click();
      await expect(menu).toBeHidden();
    });

    test('the menu opens by keyboard, closes on Escape and hands the focus back', async ({ page }) => {
      await page.goto('/');
      const toggle = page.getByRole('button', { name: 'Menu', exact: true });
      await toggle.focus();
      await page.keyboard.press('Enter');
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(toggle).toBeFocused();
    });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
      // A finger that meets the menu while it opens would meet what is still beneath it.
      test.use({ contextOptions: { reducedMotion: 'reduce' } });

      test('the mobile menu opens by touch, leads on, and closes', async ({ page }) => {
        await page.goto('/');
        await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeHidden();
        const menu = page.getByRole('dialog', { name: 'Menu' });
        await page.getByRole('button', { name: 'Menu', exact: true }).tap();
        const pages = menu.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
        for (const name of ['Home', 'About', 'Services', 'Contact', 'Portfolio'])
          await expect(pages.filter({ hasText: name })).toBeVisible();
        await expect(menu.getByRole('link', { name: agency.email })).toBeVisible();
        await menu.getByRole('button', { name: 'Close menu' }).tap();
        await expect(menu).toBeHidden();
        await page.getByRole('button', { name: 'Menu', exact: true }).tap();
        await menu.getByRole('link', { name: 'Contact' }).tap();
        await expect(page).toHaveTitle(titled('Contact'));
      });

      test('the mobile menu works by keyboard', async ({ page }) => {
        await page.goto('/');
        const toggle = page.getByRole('button', { name: 'Menu', exact: true });
        await toggle.focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
        await expect(toggle).toBeFocused();
      });
    });
  });

test('the custom cursor follows a mouse and never takes its click', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.locator('.cursor')).toHaveCount(0);
  const link = page.getByRole('link', { name: 'Home', exact: true }).first();
  await link.hover();
  const cursor = page.locator('.cursor');
  await expect(cursor).toHaveCSS('pointer-events', 'none');
  await expect(cursor).toHaveAttribute('aria-hidden', 'true');
  expect(await page.evaluate(() => getComputedStyle(document.body).cursor)).toBe('auto');
  await link.click();
  await expect(page).toHaveTitle(titled('Home'));
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('there is no custom cursor and nothing moves', async ({ page }) => {
    await page.goto('/');
    await page.mouse.move(300, 300);
    await page.mouse.move(400, 300);
    await expect(page.locator('.cursor')).toHaveCount(0);
    const running = () =>
      page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length);
    expect(await running()).toBe(0);
  });
});

test('an unknown address answers 404 with a way home', async ({ page, quiet }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be found' })).toBeVisible();
  quiet.length = 0; // the browser reports the 404 of the page itself
  await page.getByRole('link', { name: 'Back To Home' }).click();
  await expect(page).toHaveTitle(titled('Home'));
});
