import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => join('src', file));
const sources = files
  .filter((file) => /(?<!\.test)\.(tsx?|astro)$/.test(file))
  .map((file) => readFileSync(file, 'utf8'));

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
      // The name of a class that is looked up, `styles[tone]`, is a text somewhere in the source.
      const isComputed = /\bstyles\[/.test(users);
      const isUsed = (name: string) =>
        new RegExp(`\\.${name}\\b`).test(users) || (isComputed && all.includes(`'${name}'`));
      return [...classesIn(readFileSync(file, 'utf8'))]
        .filter((name) => !isUsed(name))
        .map((name) => `${file} .${name}`);
    });
  expect(unused).toEqual([]);
});
