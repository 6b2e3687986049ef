import { defineConfig } from 'vitest/config';

/** Whole builds. */
const builds = ['tests/content-builds.test.ts'];
/** Tests that take seconds; `npm run test:quick` leaves them out. */
const slow = [
  'scripts/backup.test.ts',
  'server/cli.test.ts',
  'server/store/postgres.test.ts',
  'server/main.test.ts',
  'server/deliveries/email.test.ts',
  'src/lib/media/own-pictures/own-pictures.test.ts',
];
const all = ['{src,server,scripts,tests}/**/*.test.{ts,tsx}'];
const exclude = ['node_modules/**'];

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Much of a slow test is waiting for a process.
    maxWorkers: 3,
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/unit.json' },
    projects: [
      { extends: true, test: { name: 'quick', include: all, exclude: [...exclude, ...slow, ...builds] } },
      { extends: true, test: { name: 'slow', include: slow } },
      { extends: true, test: { name: 'builds', include: builds } },
    ],
  },
});
