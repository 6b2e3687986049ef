import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { isPage, onePageOfEachKind } from '../helpers/pages.ts';
import { allowErrors, expect, failedRequest, test } from '../helpers/test.ts';
import { layoutFaults } from '../helpers/typesetting.ts';
import { unreadableTexts } from '../helpers/unreadable-text.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Viewport widths (CSS pixels) from a small phone to a wide desktop, also between common device widths. */
const widths = [320, 360, 390, 430, 600, 768, 820, 900, 1000, 1024, 1100, 1280, 1366, 1440, 1920, 2560];

/** Returns the typesetting errors and unreadable texts of the open page by viewport width. */
async function faultsByWidth(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  const found: Record<string, string[]> = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 600 ? 800 : 900 });
    const faults = [...(await layoutFaults(page)), ...(await unreadableTexts(page))];
    if (faults.length) found[`at ${width}`] = faults;
  }
  return found;
}

for (const path of [...onePageOfEachKind, '/nowhere', '/service/unknown', '/blog?q=zebra'])
  test(`${path} has no broken words, overflow or unreadable text at any width`, async ({ page, consoleErrors }) => {
    const response = await page.goto(path);
    if (response?.status() === 404) allowErrors(consoleErrors, failedRequest);
    expect(await faultsByWidth(page)).toEqual({});
  });

test('the response to an empty form without script has no broken words or overflow', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/contact');
  await page.locator('form').evaluate((form) => (form as HTMLFormElement).submit());
  await page.waitForURL('**/contact/review');
  // The browser logs status 422 as an error.
  allowErrors(consoleErrors, failedRequest);
  expect(await faultsByWidth(page)).toEqual({});
});

test('text and headings grow with the viewport on a wide desktop', async ({ page }) => {
  await page.goto('/');
  const sizes = async (width: number) => {
    await page.setViewportSize({ width, height: 1000 });
    return page.evaluate(() =>
      ['h1', 'main h2', 'main h3', 'main h3 ~ p', 'main section p', 'footer address'].map((part) =>
        Number.parseFloat(getComputedStyle(document.querySelector(part)!).fontSize),
      ),
    );
  };
  const [usual, wide] = [await sizes(1920), await sizes(2560)];
  for (const [index, size] of wide.entries()) expect(size / usual[index]!).toBeCloseTo(4 / 3, 1);
});

test('the lines of the architecture drawing do not cross its text', async ({ page }) => {
  test.skip(!isPage('/architecture-agency'), 'the site has no such page');
  await page.goto('/architecture-agency');
  const textBlock = page.getByRole('heading', { level: 1 }).locator('..');
  for (const [width, height] of [
    [360, 800],
    [820, 1180],
    [1024, 768],
    [1440, 900],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = await textBlock.evaluate((element) => {
      element.style.color = 'transparent';
      for (const link of element.querySelectorAll('a')) link.style.visibility = 'hidden';
      const boxes = [...element.children].map((child) => child.getBoundingClientRect());
      return {
        x: boxes[0]!.left,
        top: boxes[0]!.top,
        bottom: boxes.at(-1)!.bottom,
        right: Math.max(...boxes.map((box) => box.right)),
      };
    });
    const clip = { x: box.x, y: box.top, width: box.right - box.x, height: box.bottom - box.top };
    const { channels } = await sharp(await page.screenshot({ fullPage: true, clip })).stats();
    expect(
      channels.slice(0, 3).map(({ min, max }) => max - min),
      `range of colours behind the text at ${width}`,
    ).toEqual([0, 0, 0]);
  }
});
