import { defineConfig } from '@playwright/test';
import e2e from './playwright.config.ts';

/**
 * Configuration of the tests of single pages and islands (tests/details), and of those that visit every page, at every
 * width and in every setting (tests/sweeps).
 */
export default defineConfig(e2e, {
  testDir: 'tests',
  testMatch: ['details/**/*.spec.ts', 'sweeps/**/*.spec.ts'],
  // Fewer than in the end-to-end tests: these read and measure pages, which keeps the processor busy.
  workers: 3,
  outputDir: 'test-results/sweeps',
  reporter: [[process.env.CI ? 'dot' : 'list'], ['json', { outputFile: 'test-results/sweeps.json' }]],
});
