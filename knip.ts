import type { KnipConfig } from 'knip';

export default {
  // Files that are started by hand or by name only. Knip finds npm scripts, tests and Astro's pages itself.
  entry: ['artwork/*.mjs', 'bench/usage.ts', '.ci/*.mjs', 'src/styleguide/styleguide.astro'],
  project: ['{src,server,scripts,bench,tests}/**/*.{ts,tsx,astro}', 'artwork/*.mjs', '.ci/*.mjs', '*.ts'],
  // Debian's, for tests/browsers.
  ignoreBinaries: ['WebKitWebDriver', 'Xvfb'],
  // Read as files by scripts/fonts.ts and artwork/textures.
  ignoreDependencies: [/^@fontsource/],
} satisfies KnipConfig;
