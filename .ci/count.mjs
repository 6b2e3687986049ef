// Names failed and skipped tests and adds up the reports of Vitest and Playwright that the arguments name, in
// test-results. Fails when nothing ran or anything failed.
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const reports = process.argv.slice(2).map((name) => {
  const path = `test-results/${name}.json`;
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'));
  console.log(`not run: ${name}`);
  return { success: false, testResults: [] };
});
const units = reports.filter(({ testResults }) => testResults);
const runs = reports.filter(({ suites }) => suites);
const sum = (count) => runs.reduce((total, { stats }) => total + stats[count], 0);

/** The first lines of an error, without the colours of a terminal. */
const brief = (error = '') => stripVTControlCharacters(error).split('\n').slice(0, 8).join('\n    ');

for (const { name, assertionResults } of units.flatMap(({ testResults }) => testResults)) {
  for (const { status, fullName, failureMessages } of assertionResults) {
    if (status === 'failed') console.log(`failed: ${name} › ${fullName}\n    ${brief(failureMessages[0])}`);
    if (status === 'skipped' || status === 'pending') console.log(`skipped: ${name} › ${fullName}`);
  }
}
const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
for (const { file, line, title, tests } of runs.flatMap(({ suites }) => suites.flatMap(specs))) {
  for (const { status, projectName, results, annotations } of tests) {
    const name = [projectName, `${file}:${line}`, title].filter(Boolean).join(' › ');
    if (status === 'skipped') console.log(`skipped: ${name} (${annotations[0]?.description ?? 'no reason given'})`);
    if (status === 'flaky') console.log(`passed at the second attempt: ${name}`);
    if (status !== 'unexpected') continue;
    console.log(`failed: ${name}\n    ${brief(results.find((result) => result.error)?.error.message)}`);
  }
}

// A run that broke off is a failure.
const inUnits = (count) => units.reduce((total, unit) => total + (unit[count] ?? 0), 0);
const passed = inUnits('numPassedTests') + sum('expected') + sum('flaky');
const broken = units.some(({ success }) => !success) || runs.some(({ errors }) => errors.length > 0);
const failed = Math.max(inUnits('numFailedTests') + sum('unexpected'), broken ? 1 : 0);
const skipped = inUnits('numPendingTests') + sum('skipped');
console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exit(passed > 0 && failed === 0 ? 0 : 1);
