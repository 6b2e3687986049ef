import { readFileSync } from 'node:fs';
import { scrollThrough } from '../helpers/scroll.ts';
import { allowErrors, expect, test } from '../helpers/test.ts';

/** Every page of the sitemap, and the pages for unknown URLs. */
const paths = [
  ...[...readFileSync('dist/client/sitemap.xml', 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  ),
  '/no-such-page',
  '/service/no-such-service',
  '/blog?q=no-such-word',
  '/portfolio?category=web_design',
];

for (const path of paths)
  test(path, async ({ page, consoleErrors }) => {
    await page.goto(path);
    // Load lazy content first, so that two runs produce the same screenshot.
    await page.evaluate(async () => {
      for (const picture of document.images) picture.loading = 'eager';
      await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
      await Promise.all(
        ['700 1em "Mona Sans Display"', '1em "Mona Sans Text"'].map((font) => document.fonts.load(font)),
      );
      await document.fonts.ready;
    });
    await expect
      .poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length))
      .toBeGreaterThan(1);
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    const name = path === '/' ? 'home' : path.slice(1).replace(/[^\w]+/g, '-');
    await expect.soft(page).toHaveScreenshot(`${name}.png`, { fullPage: true });
    // The console is read elsewhere.
    allowErrors(consoleErrors, /./);
  });
