// Adds up what Vitest and Playwright reported.
import { readFileSync } from 'node:fs';

const read = (file) => JSON.parse(readFileSync(`test-results/${file}`, 'utf8'));
const unit = read('unit.json');
const { stats } = read('e2e.json');
const passed = unit.numPassedTests + stats.expected + stats.flaky;
const failed = unit.numFailedTests + stats.unexpected;
console.log(`${passed} passed, ${failed} failed`);
process.exit(passed > 0 && failed === 0 ? 0 : 1);
