import type { KnipConfig } from 'knip';

export default {
  // What is started by hand or by name only. Knip finds the rest itself: the npm scripts, the tests, Astro's pages.
  entry: ['artwork/*.mjs', 'bench/usage.ts', '.ci/*.mjs', 'src/styleguide/styleguide.astro'],
  project: ['{src,server,scripts,bench,tests}/**/*.{ts,tsx,astro}', 'artwork/*.mjs', '.ci/*.mjs', '*.ts'],
  // Debian's, for tests/browsers and the Nu HTML checker.
  ignoreBinaries: ['WebKitWebDriver', 'Xvfb', 'java'],
  // Read as a file by scripts/fonts.ts.
  ignoreDependencies: ['@fontsource-variable/mona-sans'],
} satisfies KnipConfig;
