import type { Page } from '@playwright/test';
import { wcagContrast } from 'culori';
import sharp from 'sharp';
import { audit } from '../helpers/axe.ts';
import { caseStudies, cropOf, messages, projects, rgb, startingWith } from '../helpers/content.ts';
import { allowErrors, expect, failedRequest, test } from '../helpers/test.ts';

const { portfolio } = messages;

/** Returns the caption of each captioned picture, and how far its displayed aspect ratio differs from its own. */
async function captioned(page: Page) {
  const found: { caption: string; cut: number }[] = [];
  for (const figure of await page
    .getByRole('figure')
    .filter({ has: page.locator(':scope > picture ~ figcaption') })
    .all()) {
    const picture = figure.locator('picture > img').first();
    await picture.scrollIntoViewIfNeeded();
    const cut = await picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return Math.abs(image.width / image.height - image.naturalWidth / image.naturalHeight);
    });
    found.push({ caption: (await figure.locator('figcaption').textContent()) ?? '', cut });
  }
  return found;
}

for (const { id, pictures } of projects.filter(({ pictures }) => pictures.length > 0))
  test(`each picture of ${id} is on its page or in its case study, uncropped and with its caption`, async ({
    page,
  }) => {
    await page.goto(`/portfolio/${id}`);
    const shown = await captioned(page);
    const study = page.getByRole('link', { name: startingWith(portfolio.caseStudy) });
    if ((await study.count()) > 0) {
      await study.click();
      await page.waitForURL('**/case-study/*');
      shown.push(...(await captioned(page)));
    }
    expect(shown.map(({ caption }) => caption).toSorted()).toEqual(pictures.map(({ caption }) => caption).toSorted());
    for (const { caption, cut } of shown) expect(cut, caption).toBeLessThan(0.02);
  });

test.describe('a night project', () => {
  const brightness = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };

  const nights = projects.filter(({ tone }) => tone === 'dusk');
  for (const path of [
    ...nights.map(({ id }) => `/portfolio/${id}`),
    ...caseStudies
      .filter(({ project, tone }) => (tone ? tone === 'dusk' : nights.some(({ id }) => id === project.id)))
      .map(({ id }) => `/case-study/${id}`),
  ])
    test(`${path} starts dark with light text and header, and is light once scrolled`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      const logo = page.getByRole('banner').getByRole('link').first();
      const colour = (of: typeof logo) => of.evaluate((element) => getComputedStyle(element).color).then(brightness);
      expect(await colour(logo)).toBeGreaterThan(200);
      expect(await colour(page.getByRole('heading', { level: 1 }))).toBeGreaterThan(200);
      const headerColour = await sharp(await page.screenshot({ clip: { x: 0, y: 0, width: 1440, height: 92 } }))
        .resize(1, 1, { fit: 'fill' })
        .removeAlpha()
        .raw()
        .toBuffer();
      expect(wcagContrast(`#${headerColour.toString('hex')}`, rgb('light')), 'of text on the header').toBeGreaterThan(
        4.5,
      );
      expect(await audit(page)).toEqual([]);

      await page.mouse.wheel(0, 2000);
      await expect.poll(() => colour(logo)).toBeLessThan(60);
    });

  test('a light project has a dark heading', async ({ page }) => {
    await page.goto(`/portfolio/${projects.find(({ tone }) => tone !== 'dusk')!.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', rgb('dark'));
  });
});

test('a narrow frame shows the part of a picture that contains the name', async ({ page }) => {
  // Every third frame is as wide as the page and has a crop of its own.
  const cropped = projects.find(({ picture }, index) => index % 3 !== 2 && picture && cropOf(picture) === 'left');
  test.skip(!cropped, 'no picture is cropped on the left');
  await page.goto('/portfolio');
  const picture = page.getByRole('main').getByRole('listitem').filter({ hasText: cropped!.client }).locator('img');
  await expect(picture).toHaveCSS('object-position', '0px 50%');
});

test('the placeholder of a picture has the picture’s colours, from top to bottom', async ({ page, consoleErrors }) => {
  await page.route(/\.(avif|jpg)$/, (route) => route.abort());
  const path = `/portfolio/${projects[0]!.id}`;
  await page.goto(path);
  const image = page.locator(`main [data-morph="${path}"] img`);
  const colours = (await image.getAttribute('data-placeholder'))!.split(',');
  expect(new Set(colours).size).toBe(4);
  const painted = await image.evaluate((element) => getComputedStyle(element).backgroundImage);
  const asPainted = (hex: string) =>
    `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
  expect(painted).toBe(`linear-gradient(${colours.map(asPainted).join(', ')})`);
  allowErrors(consoleErrors, failedRequest); // the browser reports the blocked pictures
});

test.describe('on a sharp phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true });

  test('the first picture stays sharp after scrolling and filtering', async ({ page }) => {
    await page.goto('/portfolio');
    const list = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
    const file = () =>
      list
        .first()
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect.poll(file).toMatch(/\.avif$/);
    await page.evaluate(() => scrollTo(0, 200));
    await expect(page.locator('main astro-island')).not.toHaveAttribute('ssr');
    await expect.poll(file).toMatch(/\.avif$/);
    const filter = page.getByRole('navigation', { name: messages.portfolio.filter }).getByRole('link');
    await filter.nth(3).tap();
    await expect(filter.nth(3)).toHaveAttribute('aria-current', 'true');
    await filter.first().tap();
    await expect(filter.first()).toHaveAttribute('aria-current', 'true');
    await expect.poll(file).toMatch(/\.avif$/);
  });
});
