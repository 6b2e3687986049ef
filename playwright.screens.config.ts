import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** What `npm run screens:base` keeps and `npm run screens:compare` compares: every page at two widths, standing still. */
export default defineConfig({
  ...base,
  testDir: 'tests/screens',
  outputDir: 'test-results/screens',
  snapshotPathTemplate: '.screens/{projectName}/{arg}{ext}',
  updateSnapshots: 'none',
  retries: 0,
  reporter: [['dot'], ['html', { open: 'never' }]],
  expect: {
    timeout: 30_000,
    // The edge of a letter may be drawn a shade lighter from one run to the next; a letter may not.
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css', maxDiffPixels: 20, threshold: 0.1 },
  },
  use: { ...base.use, contextOptions: { reducedMotion: 'reduce' } },
  projects: [
    { name: 'wide', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'narrow', use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  ],
});
