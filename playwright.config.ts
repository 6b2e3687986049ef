import { defineConfig, type PlaywrightTestProject } from '@playwright/test';
import { headlessOptions } from './scripts/browser.ts';
import type { Engine } from './tests/browsers/browser.ts';

/** Screenshots of every page at one size, compared on demand (docs/extending.md). */
const screens = (name: string, use: PlaywrightTestProject['use']): PlaywrightTestProject => ({
  name: `screens-${name}`,
  testDir: 'tests/screens',
  outputDir: 'test-results/screens',
  use: { ...use, contextOptions: { reducedMotion: 'reduce' } },
  snapshotPathTemplate: '.screens/{projectName}/{arg}{ext}',
  expect: {
    timeout: 30_000,
    // The antialiasing of letters differs slightly between runs.
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css', maxDiffPixels: 20, threshold: 0.1 },
  },
});

/** The tests in browsers, by project. The scripts of package.json run each. */
export default defineConfig<object, { engine: Engine }>({
  fullyParallel: true,
  // Generous: nothing is asserted about time, and a busy machine is no failure.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  retries: 0, // except in the two showcases.spec.ts
  // One per core: more would only wait for each other, and a busy browser may stop drawing frames.
  workers: '100%',
  updateSnapshots: 'none',
  // PLAYWRIGHT_JSON_OUTPUT_FILE names another file.
  reporter: [[process.env.CI ? 'dot' : 'list'], ['json', { outputFile: 'test-results/browser-tests.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    launchOptions: headlessOptions(),
    screenshot: 'only-on-failure',
  },
  projects: [
    // The main paths of visitors.
    { name: 'e2e', testDir: 'tests/e2e', outputDir: 'test-results/e2e' },
    // Single pages and islands, then every page, at every width and in every setting.
    {
      name: 'pages',
      testDir: 'tests',
      testMatch: ['details/**/*.spec.ts', 'sweeps/**/*.spec.ts'],
      outputDir: 'test-results/pages',
    },
    // The main paths in Firefox and WebKit. Adapters of our own drive the browsers, WebKit without a graphics card.
    ...(['firefox', 'webkit'] as const).map((engine) => ({
      name: engine,
      testDir: 'tests/browsers',
      outputDir: `test-results/${engine}`,
      timeout: 300_000,
      use: { engine },
    })),
    screens('wide', { viewport: { width: 1440, height: 900 } }),
    screens('narrow', { viewport: { width: 390, height: 844 }, hasTouch: true }),
  ],
});
