import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const flaky = { status: 'flaky', projectName: 'e2e', results: [], annotations: [] };
const secondAttempt = 'passed at the second attempt: e2e › slides.spec.ts:3 › a slide moves\n';

/** Runs .ci/count.mjs on two reports, one of Vitest and one of Playwright with a test that needed two attempts. */
function count(...names: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'ci-count-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'test-results'));
  const reports = {
    unit: { success: true, numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, testResults: [] },
    e2e: {
      stats: { expected: 2, flaky: 1, unexpected: 0, skipped: 0 },
      errors: [],
      suites: [{ specs: [{ file: 'slides.spec.ts', line: 3, title: 'a slide moves', tests: [flaky] }] }],
    },
  };
  for (const [name, report] of Object.entries(reports))
    writeFileSync(join(folder, 'test-results', `${name}.json`), JSON.stringify(report));
  return spawnSync(process.execPath, [join(process.cwd(), '.ci/count.mjs'), ...names], {
    cwd: folder,
    encoding: 'utf8',
  });
}

test('the count of CI adds up the parts and names a test that needed a second attempt', () => {
  expect(count('unit', 'e2e')).toMatchObject({ stdout: `${secondAttempt}6 passed, 0 failed\n`, status: 0 });
});

test('a part of CI that did not run is named and fails', () => {
  const stdout = `not run: pages\n${secondAttempt}6 passed, 1 failed\n`;
  expect(count('unit', 'e2e', 'pages')).toMatchObject({ stdout, status: 1 });
});
