// Adds up what Vitest and Playwright reported, on a line of its own; fails when nothing ran or anything failed.
import { existsSync, readFileSync } from 'node:fs';

const read = (file) => {
  const path = `test-results/${file}`;
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
};
const unit = read('unit.json') ?? { numPassedTests: 0, numFailedTests: 0, success: false };
const { stats, errors } = read('e2e.json') ?? { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: ['not run'] };
const passed = unit.numPassedTests + stats.expected;
// One that passed only when tried again counts as failed; a run that broke off counts as one failure at least.
const broken =
  (unit.success || unit.numFailedTests > 0 ? 0 : 1) + (errors.length > 0 && stats.unexpected === 0 ? 1 : 0);
const failed = unit.numFailedTests + stats.unexpected + stats.flaky + broken;
console.log(`${passed} passed, ${failed} failed`);
process.exit(passed > 0 && failed === 0 ? 0 : 1);
