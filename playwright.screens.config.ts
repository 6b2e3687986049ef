import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Configuration of `npm run screens:base` and `screens:compare`: every page at two widths, with reduced motion. */
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
    // The antialiasing of letters differs slightly between runs.
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css', maxDiffPixels: 20, threshold: 0.1 },
  },
  use: { ...base.use, contextOptions: { reducedMotion: 'reduce' } },
  projects: [
    { name: 'wide', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'narrow', use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  ],
});
