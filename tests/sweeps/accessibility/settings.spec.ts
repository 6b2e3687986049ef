import { onePageOfEachKind } from '../../helpers/pages.ts';
import { expect, test } from '../../helpers/site.ts';
import { layOutAll } from '../../helpers/unreadable-text.ts';
import { findFaults } from './rules-in-page.ts';
import { schemesAgree, settingsRules } from './settings-rules.ts';

for (const path of onePageOfEachKind)
  test(`${path} respects reduced motion, forced colours and a dark colour scheme`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active', colorScheme: 'dark' });
    await page.goto(path);
    await layOutAll(page);
    expect.soft(await findFaults(page, settingsRules)).toEqual({});

    const schemeOfPage = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
    const scheme = await schemeOfPage();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft(await schemeOfPage()).toBe(scheme);
    expect.soft(await findFaults(page, { schemesAgree })).toEqual({});
  });
