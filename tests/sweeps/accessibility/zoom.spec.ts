import { onePageOfEachKind } from '../../helpers/pages.ts';
import { expect, test } from '../../helpers/test.ts';
import { unreadableTexts } from '../../helpers/unreadable-text.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of onePageOfEachKind)
  test(`${path} is readable at 200% and 400% zoom, with larger text and with wider spacing`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1024 });
    await page.goto(path);
    expect.soft(await unreadableTexts(page), 'as it is').toEqual([]);

    // WCAG 1.4.12: text spacing may cause no loss of content.
    const spaced = await page.evaluateHandle(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-block-end: 2em !important }`);
      document.adoptedStyleSheets.push(sheet);
      return sheet;
    });
    expect.soft(await unreadableTexts(page), 'with the text spacing of WCAG 1.4.12').toEqual([]);
    await spaced.evaluate((sheet) => sheet.replaceSync(''));

    // WCAG 1.4.4: the browser's own text size, without any zoom.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect.soft(await unreadableTexts(page), 'with text of twice the size').toEqual([]);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));

    // WCAG 1.4.10: a window of 1280 by 1024 at 200% and 400%.
    for (const [zoom, width, height] of [
      [200, 640, 512],
      [400, 320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect.soft(await unreadableTexts(page), `at ${zoom}%`).toEqual([]);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(sideways, `scrolls sideways at ${zoom}%`).toBeLessThanOrEqual(0);
      const header = await page
        .getByRole('banner')
        .locator('> div')
        .first()
        .evaluate((bar) => {
          scrollTo({ top: innerHeight, behavior: 'instant' });
          return bar.getBoundingClientRect().bottom / innerHeight;
        });
      expect.soft(header, `how much of the window the header takes at ${zoom}%`).toBeLessThan(0.4);
    }
  });
