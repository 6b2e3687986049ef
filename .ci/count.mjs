// Adds up what Vitest and Playwright reported, on a line of its own; fails when nothing ran or anything failed.
import { existsSync, readFileSync } from 'node:fs';

const read = (file) => {
  const path = `test-results/${file}`;
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
};
const missing = { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: ['not run'] };
const unit = read('unit.json') ?? { numPassedTests: 0, numFailedTests: 0, success: false };
const runs = [read('e2e.json') ?? missing, read('browsers.json') ?? missing];
const sum = (count) => runs.reduce((total, { stats }) => total + stats[count], 0);
// One that passed when tried again has passed, and Playwright names it above; a part that broke off is a failure.
const passed = unit.numPassedTests + sum('expected') + sum('flaky');
const broken = !unit.success || runs.some(({ errors }) => errors.length > 0);
const failed = Math.max(unit.numFailedTests + sum('unexpected'), broken ? 1 : 0);
const skipped = sum('skipped');
console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exit(passed > 0 && failed === 0 ? 0 : 1);
