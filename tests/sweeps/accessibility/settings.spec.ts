import { onePageOfEachKind } from '../../helpers/pages.ts';
import { scrollThrough } from '../../helpers/scroll.ts';
import { expect, test } from '../../helpers/test.ts';
import { findFaults } from './rules-in-page.ts';
import { schemesAgree, settingsRules } from './settings-rules.ts';

/** Pages with a dark scheme; all others have a light one, whatever the system's is. */
const darkPages = ['/photography-agency', '/video-showcase'];

for (const path of onePageOfEachKind)
  test(`${path} respects reduced motion, forced colours and a dark colour scheme`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active', colorScheme: 'dark' });
    await page.goto(path);
    // Most animations would start when they scroll into view.
    await scrollThrough(page);
    expect.soft(await findFaults(page, settingsRules)).toEqual({});

    await page.emulateMedia({ forcedColors: 'none' });
    await expect.soft(page.locator('html')).toHaveCSS('color-scheme', darkPages.includes(path) ? 'dark' : 'light');
    expect.soft(await findFaults(page, { schemesAgree })).toEqual({});
  });
