import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// The editing guide names files that its reader will write; editing-guide.test.ts checks it.
const guides = readdirSync('docs').filter((name) => name.endsWith('.md') && name !== 'editing.md');

const folders = ['src', 'server', 'scripts', 'tests', 'bench', 'artwork', 'deploy', 'docs'];
const files = folders
  .flatMap((folder) => (readdirSync(folder, { recursive: true }) as string[]).map((file) => `${folder}/${file}`))
  .concat(readdirSync('.'))
  .map((file) => `/${file.replaceAll('\\', '/')}`);

test.each(guides)('every file that docs/%s names exists', (guide) => {
  const text = readFileSync(`docs/${guide}`, 'utf8');
  const named = [
    ...text.matchAll(/[`(]([\w./[\]-]+\/[\w.[\]-]+\.(?:tsx?|astro|css|ya?ml|mjs|py|html|md|spec))[`)]/g),
  ].map(([, path]) => path!.replace(/^(\.\.\/)+/, '').replace(/\.spec$/, '.spec.ts'));
  expect(named.filter((path) => !files.some((file) => file.endsWith(`/${path}`)))).toEqual([]);
});
