import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Source, sources } from '../src/content/sources.ts';

const guide = readFileSync('docs/editing.md', 'utf8');
const yaml = guide.split('## An example of each kind')[1]!.match(/```yaml\n([\s\S]+?)```/)![1]!;

/** Examples by file. The first words of their comment name the files, in the order of the entries. */
const examples = yaml.split('\n\n').flatMap((example) => {
  const files = example.split(':')[0]!.match(/[\w/-]+\.yaml/g) ?? [];
  const isFolder = files[0]?.includes('/');
  const entries = isFolder ? [parse(example)] : Object.values(parse(example));
  return files.slice(0, entries.length).map((file, index) => ({ file, entry: entries[index] }));
});

test.each(examples)('the example of $file matches its schema', ({ file, entry }) => {
  const path = file.replace(/\/.+\./, '/*.');
  const source = Object.values<Source>(sources).find((one) => one.path === path)!;
  expect(source.schema.safeParse(entry).error?.issues).toBeUndefined();
});
