// Adds up what Vitest and Playwright reported, on a line of its own; fails when nothing ran or anything failed.
import { existsSync, readFileSync } from 'node:fs';

const read = (file) => {
  const path = `test-results/${file}`;
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
};
const unit = read('unit.json') ?? { numPassedTests: 0, numFailedTests: 0, success: false };
const { stats, errors } = read('e2e.json') ?? { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: ['not run'] };
// One that passed when tried again has passed, and Playwright names it above; a part that broke off is a failure.
const passed = unit.numPassedTests + stats.expected + stats.flaky;
const broken = !unit.success || errors.length > 0;
const failed = Math.max(unit.numFailedTests + stats.unexpected, broken ? 1 : 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(passed > 0 && failed === 0 ? 0 : 1);
