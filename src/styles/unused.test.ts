import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => join('src', file));
const importers = files
  .filter((file) => /(?<!\.test)\.(tsx?|astro)$/.test(file))
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }));
const sources = importers.map(({ source }) => source);

const all = sources.join('\n');

/** Returns the class names in a style sheet. */
const classesIn = (css: string) =>
  new Set(
    [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.([a-zA-Z][\w-]*)(?=[^{}]*\{)/g)].map(([, name]) => name!),
  );

test('every class of a CSS Module is used by its importers', () => {
  const unused = files
    .filter((file) => file.endsWith('.module.css'))
    .flatMap((file) => {
      const users = sources.filter((source) => source.includes(`/${basename(file)}'`)).join('\n');
      // The name of a class that is looked up, `styles[tone]` or `tones[tone]`, is a text somewhere in the source.
      const isComputed = /\b(styles|tones)\[/.test(users);
      const isUsed = (name: string) =>
        new RegExp(`\\.${name}\\b`).test(users) ||
        (isComputed && all.includes(`'${name}'`)) ||
        all.includes(`inView="${name}"`);
      return [...classesIn(readFileSync(file, 'utf8'))]
        .filter((name) => !isUsed(name))
        .map((name) => `${file} .${name}`);
    });
  expect(unused).toEqual([]);
});

test('every class that a component takes from a CSS Module is defined there', () => {
  const missing = importers.flatMap(({ file, source }) =>
    [...source.matchAll(/^import (\w+) from '(.+\.module\.css)'/gm)].flatMap(([, styles, module]) => {
      const defined = classesIn(readFileSync(join(dirname(file), module!), 'utf8'));
      const used = [...source.matchAll(new RegExp(`(?<![\\w./])${styles}\\.(\\w+)`, 'g'))].map(([, name]) => name!);
      return used.filter((name) => !defined.has(name)).map((name) => `${file} ${styles}.${name}`);
    }),
  );
  expect(missing).toEqual([]);
});
