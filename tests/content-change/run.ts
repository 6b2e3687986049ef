/**
 * Runs the tests on a copy of the project with another agency's content (change.ts), to show that they do not depend on
 * our texts. `npm run test:change` runs the unit tests and the specs that read content. `npm run test:change -- --all`
 * runs all tests except those of our own texts and pictures: the counts of the specification, contrast on pictures, byte
 * budgets, and the number of pages that show a picture. `--keep FOLDER` keeps the copy in that folder.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { copyProject } from '../helpers/copy-project.ts';
import { changeContent } from './change.ts';

const { values } = parseArgs({ options: { all: { type: 'boolean' }, keep: { type: 'string' } } });

/** Specs that read most content, so that each page is covered by one of them. */
const specs = [
  ...['home', 'layout', 'blog', 'faq', 'people', 'services', 'legal'].map((name) => `tests/e2e/${name}`),
  'tests/details/pages/',
  'tests/details/video-popup',
  'tests/sweeps/crawl',
  'tests/sweeps/shared-layout',
  'tests/sweeps/item-pages',
];

const folder = resolve(values.keep ?? mkdtempSync(join(tmpdir(), 'content-change-')));
const run = (...command: string[]) => {
  console.log(`\n> ${command.join(' ')}`);
  const { status } = spawnSync(process.execPath, command, {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) process.exitCode = status ?? 1;
  return status === 0;
};

try {
  copyProject(folder, ['artwork']);
  changeContent(folder);

  const unit = [
    'src',
    'server/deliveries',
    'server/site',
    'scripts/icons',
    ...readdirSync('tests')
      .filter((name) => /^(brand|pictures-and-fonts|social-links|messages)\.test/.test(name))
      .map((name) => `tests/${name}`),
  ];
  if (run('scripts/icons.ts') && run('scripts/build.ts')) {
    run('node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...unit);
    const chosen = values.all ? ['--grep-invert', 'enough contrast|loads at most'] : specs;
    const projects = ['--project=e2e', '--project=pages'];
    run('node_modules/@playwright/test/cli.js', 'test', '--reporter=dot', ...projects, ...chosen);
  }
} finally {
  if (!values.keep) rmSync(folder, { recursive: true, force: true });
}
