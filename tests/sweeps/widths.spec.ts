import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../e2e/site.ts';
import { isPage, kinds } from '../pages.ts';
import { layOutAll, unreadable } from './accessibility/reading.ts';
import { misset } from './accessibility/typesetting.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** From the smallest phone to a wide desktop, with those between the breakpoints that no device is named after. */
const widths = [320, 360, 390, 430, 600, 768, 820, 900, 1000, 1024, 1100, 1280, 1366, 1440, 1920, 2560];

/** What is wrong with the type of the page that is open. */
async function faultsByWidth(page: Page) {
  await layOutAll(page);
  await page.evaluate(() => document.fonts.ready);
  const found: Record<string, string[]> = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 600 ? 800 : 900 });
    const faults = [...(await misset(page)), ...(await unreadable(page))];
    if (faults.length) found[`at ${width}`] = faults;
  }
  return found;
}

for (const path of [...kinds, '/nowhere', '/service/unknown', '/blog?q=zebra'])
  test(`on ${path} words stay whole and within their frames at every width`, async ({ page, quiet }) => {
    const answer = await page.goto(path);
    if (answer?.status() === 404) quiet.splice(0);
    expect(await faultsByWidth(page)).toEqual({});
  });

test('so they do in the answer to a form that is sent empty and without script', async ({ page, quiet }) => {
  await page.goto('/contact');
  await page.locator('form').evaluate((form) => (form as HTMLFormElement).submit());
  await page.waitForURL('**/contact/review');
  quiet.splice(0); // it says 422
  expect(await faultsByWidth(page)).toEqual({});
});

test('a section’s size wins over that of the heading it sets', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  test.skip(!isPage('/architecture-agency'), 'the site has no such page');
  await page.goto('/architecture-agency');
  const size = (level: 1 | 3, name: string) =>
    page
      .getByRole('heading', { level, name })
      .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
  // Heading would set both at its own size, m.
  const own = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('p'));
    probe.style.fontSize = 'var(--display-m)';
    const { fontSize } = getComputedStyle(probe);
    probe.remove();
    return Number.parseFloat(fontSize);
  });
  expect(await size(1, 'Seen before it stands')).toBeGreaterThan(own * 1.2);
  expect(await size(3, 'Homes that face the wind')).toBeLessThan(own / 2);
});

test('captions grow with their heads on a wide desktop', async ({ page }) => {
  await page.goto('/');
  await layOutAll(page);
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

test('the two r of a name stand apart, however large it is set', async ({ page }) => {
  test.skip(!isPage('/personal-portfolio'), 'the site has no such page');
  await page.goto('/personal-portfolio');
  const heading = page.getByRole('heading', { level: 1 });
  const name = (await heading.textContent())!;
  expect(name).toContain('rr');
  for (const width of [390, 820, 1440, 2560]) {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
    const clip = await heading.evaluate((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
        const at = node.data.indexOf('rr');
        if (at < 0) continue;
        const [first, second] = [0, 1].map((letter) => {
          const range = document.createRange();
          range.setStart(node, at + letter);
          range.setEnd(node, at + letter + 1);
          return range.getBoundingClientRect();
        });
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        // From the stem of the one to the stem of the other, as high as an x.
        return {
          x: first!.left + size * 0.15 + scrollX,
          y: first!.top + first!.height / 2 - size * 0.1 + scrollY,
          width: second!.left - first!.left,
          height: size * 0.3,
        };
      }
      throw new Error('The name has no two r');
    });
    const { data, info } = await sharp(await page.screenshot({ fullPage: true, clip }))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const columns = Array.from({ length: info.width }, (_, x) =>
      Math.min(...Array.from({ length: info.height }, (_, y) => data[(y * info.width + x) * info.channels]!)),
    );
    const lightest = Math.max(...data);
    expect(Math.max(...columns), `a gap from top to bottom at ${width}`).toBeGreaterThan(lightest * 0.9);
  }
});

test('the lines of the architect’s drawing stay out of its words', async ({ page }) => {
  test.skip(!isPage('/architecture-agency'), 'the site has no such page');
  await page.goto('/architecture-agency');
  const words = page.getByRole('heading', { level: 1 }).locator('..');
  for (const [width, height] of [
    [360, 800],
    [820, 1180],
    [1024, 768],
    [1440, 900],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    const shades = await words.evaluate((element) => {
      element.style.color = 'transparent';
      for (const button of element.querySelectorAll('a')) button.style.visibility = 'hidden';
      const boxes = [...element.children].map((child) => child.getBoundingClientRect());
      return {
        x: boxes[0]!.left,
        top: boxes[0]!.top,
        bottom: boxes.at(-1)!.bottom,
        right: Math.max(...boxes.map((box) => box.right)),
      };
    });
    const clip = { x: shades.x, y: shades.top, width: shades.right - shades.x, height: shades.bottom - shades.top };
    const { channels } = await sharp(await page.screenshot({ fullPage: true, clip })).stats();
    expect(
      channels.slice(0, 3).map(({ min, max }) => max - min),
      `shades behind the words at ${width}`,
    ).toEqual([0, 0, 0]);
  }
});
