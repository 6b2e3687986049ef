import { expect, type Page } from '@playwright/test';
import { fullBrowserOptions } from '../../scripts/browser.ts';

/** Launch options with the back/forward cache, which Playwright disables by default. */
export const launchWithBackForwardCache = {
  ...fullBrowserOptions(),
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};

/** Goes back without waiting for a load event: a page from the back/forward cache has none. */
export const back = (page: Page) => page.goBack({ waitUntil: 'commit' });

/** Marks the page before it is left. */
export const markDocument = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-left', ''));

/** Expects the marked page, not a new one with the same URL. */
export const expectRestored = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-left', '', { timeout: 3000 });
