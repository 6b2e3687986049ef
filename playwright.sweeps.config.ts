import { defineConfig } from '@playwright/test';
import e2e from './playwright.config.ts';

/** What holds of every page, at every width and in every setting (tests/sweeps). */
export default defineConfig(e2e, {
  testDir: 'tests/sweeps',
  outputDir: 'test-results/sweeps',
  reporter: [[process.env.CI ? 'dot' : 'list'], ['json', { outputFile: 'test-results/sweeps.json' }]],
});
