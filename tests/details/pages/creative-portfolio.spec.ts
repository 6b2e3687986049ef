import { caseStudies, contentEntries, messages, pageContent, rgb } from '../../helpers/content.ts';
import { expect, test } from '../../helpers/test.ts';

const creative = pageContent('creativePortfolio');
const blocks = contentEntries('projectBlocks');
const banners = creative.caseStudies.items.map(({ id }) => caseStudies.find((study) => study.id === id)!);

test.beforeEach(async ({ page }) => {
  await page.goto('/creative-portfolio');
});

test('the hero has a button to contact', async ({ page }) => {
  await expect(page.getByRole('link', { name: messages.links.letsTalk })).toHaveAttribute('href', '/contact');
});

test('each block has its title and a button to its project', async ({ page }) => {
  for (const { title, btnText, btnLink } of blocks) {
    await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible();
    await expect(
      page
        .getByRole('link', { name: btnText, exact: true })
        .and(page.locator(`[href="${btnLink}"]`))
        .first(),
    ).toBeVisible();
  }
});

test('two banners link to their case studies', async ({ page }) => {
  for (const { id, title } of banners)
    await expect(page.getByRole('link', { name: title })).toHaveAttribute('href', `/case-study/${id}`);
});

test('the page has nothing but the blocks and the banners as articles', async ({ page }) => {
  const articles = page.getByRole('article').filter({ has: page.getByRole('link', { name: /./ }) });
  await expect(articles.getByRole('heading', { level: 3 })).toHaveText(
    [...blocks, ...banners].map(({ title }) => title),
  );
});

test('the page ends with the partners and the footer', async ({ page }) => {
  for (const { name } of contentEntries('partners'))
    await expect(page.getByRole('img', { name, exact: true })).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('its blocks alternate between left and right', async ({ page }) => {
  const sides = await page.locator('[data-morph^="/portfolio/"]').evaluateAll((frames) =>
    frames.map((frame) => {
      const { left, right } = frame.getBoundingClientRect();
      return left === 0 ? 'left' : Math.round(right) === document.documentElement.clientWidth ? 'right' : 'neither';
    }),
  );
  expect(sides).toEqual(contentEntries('projectBlocks').map((_, index) => (index % 2 === 0 ? 'right' : 'left')));
});

test('the full-width header gets a background once the page is scrolled', async ({ page }) => {
  const bar = page.getByRole('banner').locator('> div').first();
  await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.mouse.wheel(0, 600);
  await expect(bar).toHaveCSS('background-color', rgb('light'));
});
