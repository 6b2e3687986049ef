import { back, expectRestored, launchWithBackForwardCache, markDocument } from '../helpers/back-forward-cache.ts';
import { posts } from '../helpers/content.ts';
import { fullWidthPaths, sharedLayoutPaths } from '../helpers/pages.ts';
import { test } from '../helpers/test.ts';

test.use({ launchOptions: launchWithBackForwardCache, contextOptions: { reducedMotion: 'reduce' } });

// Browsers do not keep error pages.
test('every page is restored from the back/forward cache', async ({ page }) => {
  const all = [...sharedLayoutPaths, ...fullWidthPaths, '/blog', '/blog?page=2', `/blog/${posts[0]!.id}`];
  await page.goto(all[0]!);
  for (const [at, path] of all.entries())
    await test.step(path, async () => {
      await markDocument(page);
      await page.goto(all[at + 1] ?? '/contact');
      await back(page);
      await expectRestored(page);
      await page.goForward({ waitUntil: 'commit' });
    });
});
