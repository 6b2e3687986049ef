import { defineConfig } from '@playwright/test';
import { lightBrowser } from './scripts/browser.ts';

/** The main paths of visitors (tests/e2e). */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  // Generous: nothing is asserted about time, and a busy machine is no failure.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  retries: 0,
  // Most of a test is waiting for what moves.
  workers: 4,
  reporter: [[process.env.CI ? 'dot' : 'list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    launchOptions: lightBrowser(),
  },
});
