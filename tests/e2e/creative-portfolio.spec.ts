import { expect, fullWidthPages, test } from './site.ts';

test('the creative portfolio: plain title, Let’s talk, four blocks, two banners, partners, the call, the footer', async ({
  page,
}) => {
  await page.goto('/creative-portfolio');
  await expect(page).toHaveTitle('Creative Portfolio');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Let’s talk' })).toHaveAttribute('href', '/contact');
  const blocks = page.getByRole('article').filter({ has: page.getByRole('link', { name: /./ }) });
  await expect(blocks).toHaveCount(6);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'Water, drawn in one line',
    'A bank in two taps',
    'Homes that face the wind',
    'A hotel that books itself',
    'Four hundred words a bottle',
    'The switchboard takes up tea',
  ]);
  for (const [button, href] of [
    ['See the bottle', '/portfolio/falaj'],
    ['Count the taps', '/portfolio/dirhamly'],
    ['Turn the plan', '/portfolio/barjeel'],
    ['Check in', '/portfolio/marsa-creek'],
  ] as const)
    await expect(page.getByRole('link', { name: button })).toHaveAttribute('href', href);
  for (const [study, href] of [
    ['Four hundred words a bottle', '/case-study/oud-ember'],
    ['The switchboard takes up tea', '/case-study/qamar'],
  ] as const)
    await expect(page.getByRole('link', { name: study })).toHaveAttribute('href', href);
  await expect(page.getByRole('img', { name: 'Layl Radio' })).toHaveCount(1);
  await expect(page.getByRole('link', { name: /Apply For Meeting/ })).toHaveAttribute('href', '/contact');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('its blocks stand alternately left and right', async ({ page }) => {
  await page.goto('/creative-portfolio');
  const sides = await page.locator('[data-morph^="/portfolio/"]').evaluateAll((frames) =>
    frames.map((frame) => {
      const { left, right } = frame.getBoundingClientRect();
      return left === 0 ? 'left' : Math.round(right) === document.documentElement.clientWidth ? 'right' : 'neither';
    }),
  );
  expect(sides).toEqual(['right', 'left', 'right', 'left']);
});

test('the full-width header takes a ground once the page is scrolled', async ({ page }) => {
  await page.goto('/creative-portfolio');
  const bar = page.getByRole('banner').locator('> div').first();
  await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.mouse.wheel(0, 600);
  await expect(bar).toHaveCSS('background-color', 'rgb(243, 242, 238)');
});

test('the full-width group has no custom cursor', async ({ page }) => {
  for (const path of fullWidthPages) {
    await page.goto(path);
    await page.mouse.move(300, 300);
    await page.mouse.move(320, 310);
    await expect(page.locator('.cursor')).toHaveCount(0);
  }
});
