/** What moves on the home page once it is loaded, and what is there instead. */
import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

/** Notes each canvas that the first screen is given. `since`: how long ago the page was loaded, as its scripts read it. */
const watchCanvases = (page: Page, since: number) =>
  page.addInitScript((ago) => {
    Object.defineProperty(PerformanceNavigationTiming.prototype, 'loadEventEnd', {
      get: () => performance.now() - ago,
    });
    const seen = { canvases: 0 };
    Object.assign(window, { seen });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node.nodeName === 'CANVAS') seen.canvases++;
    }).observe(document, { childList: true, subtree: true });
  }, since);
const canvasesSeen = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { canvases: number } }).seen.canvases);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('sand gathers into the letters of the home page’s heading', () => {
  test('and is gone, while the heading is text that can be selected', async ({ page }) => {
    await watchCanvases(page, 0);
    await page.goto('/');
    const box = await heading(page).boundingBox();
    await expect.poll(() => canvasesSeen(page)).toBe(1);
    await expect(page.locator('main canvas')).toHaveCount(0);
    expect(await heading(page).boundingBox()).toEqual(box);
    await heading(page).selectText();
    expect(await page.evaluate(() => String(getSelection()).replace(/\s+/g, ' ').trim())).toBe(
      (await heading(page).innerText()).replace(/\s+/g, ' ').trim(),
    );
  });

  test('and what is below it can be pressed meanwhile, and nobody is told of it', async ({ page }) => {
    await watchCanvases(page, 0);
    // It does not go by itself.
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.remove = () => {};
    });
    await page.goto('/');
    const canvas = page.locator('main canvas');
    await expect(canvas).toBeAttached();
    await expect(canvas).toHaveAttribute('aria-hidden', 'true');
    const isOnTop = await canvas.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === element;
    });
    expect(isOnTop).toBe(false);
  });

  test('but not for those whose page was loaded long before its scripts came', async ({ page }) => {
    await watchCanvases(page, 3000);
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(await canvasesSeen(page)).toBe(0);
  });

  test('but not out of sight', async ({ page }) => {
    await watchCanvases(page, 0);
    await page.goto('/#services', { waitUntil: 'networkidle' });
    expect(await canvasesSeen(page)).toBe(0);
  });

  for (const [how, contextOptions] of [
    ['less motion', { reducedMotion: 'reduce' }],
    ['forced colours', { forcedColors: 'active' }],
  ] as const)
    test.describe(`with ${how}`, () => {
      test.use({ contextOptions });

      test('there is none', async ({ page }) => {
        await watchCanvases(page, 0);
        await page.goto('/', { waitUntil: 'networkidle' });
        await expect(heading(page)).toBeVisible();
        expect(await canvasesSeen(page)).toBe(0);
      });
    });
});
