import { defineConfig } from '@playwright/test';
import type { Engine } from './tests/browsers/browser.ts';

const engines: Engine[] = ['firefox', 'webkit'];

/** The main paths in Firefox and WebKit (see tests/browsers). Playwright only runs the tests; adapters of our own drive the browsers. */
export default defineConfig<object, { engine: Engine }>({
  testDir: 'tests/browsers',
  outputDir: 'test-results/browsers',
  globalSetup: './tests/browsers/installed.ts',
  fullyParallel: true,
  // Generous: nothing is asserted about time, and a busy machine that draws WebKit's pages without a card is no failure.
  timeout: 300_000,
  retries: 0,
  workers: 3,
  reporter: [[process.env.CI ? 'dot' : 'list'], ['json', { outputFile: 'test-results/browsers.json' }]],
  projects: engines.map((engine) => ({ name: engine, use: { engine } })),
});
