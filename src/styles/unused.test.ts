import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => join('src', file));
const importers = files
  .filter((file) => /(?<!\.test)\.(tsx?|astro)$/.test(file))
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }));
const all = importers.map(({ source }) => source).join('\n');

/** Returns the CSS Modules that a file imports, with the names it gives them: `['styles', 'src/…/Hero.module.css']`. */
const modulesOf = ({ file, source }: (typeof importers)[number]) =>
  [...source.matchAll(/^import (\w+) from '(.+\.module\.css)'/gm)].map(
    ([, name, module]) => [name!, join(dirname(file), module!)] as const,
  );

/** Returns the class names in a style sheet. */
const classesIn = (css: string) =>
  new Set(
    [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.([a-zA-Z][\w-]*)(?=[^{}]*\{)/g)].map(([, name]) => name!),
  );

test('every class of a CSS Module is used by its importers', () => {
  const unused = files
    .filter((file) => file.endsWith('.module.css'))
    .flatMap((file) => {
      const users = importers.flatMap(({ file: importer, source }) =>
        modulesOf({ file: importer, source })
          .filter(([, module]) => module === file)
          .map(([name]) => ({ name, source })),
      );
      // The name of a class that is looked up, `tones[tone]`, is a text somewhere in the source.
      const isLookedUp = users.some(({ name, source }) => new RegExp(`\\b${name}\\[`).test(source));
      const isUsed = (name: string) =>
        users.some(({ source }) => new RegExp(`\\.${name}\\b`).test(source)) ||
        (isLookedUp && new RegExp(`['"]${name}['"]`).test(all));
      return [...classesIn(readFileSync(file, 'utf8'))]
        .filter((name) => !isUsed(name))
        .map((name) => `${file} .${name}`);
    });
  expect(unused).toEqual([]);
});

test('every class that a component takes from a CSS Module is defined there', () => {
  const missing = importers.flatMap((importer) =>
    modulesOf(importer).flatMap(([styles, module]) => {
      const { file, source } = importer;
      const defined = classesIn(readFileSync(module, 'utf8'));
      const used = [...source.matchAll(new RegExp(`(?<![\\w./])${styles}\\.(\\w+)`, 'g'))].map(([, name]) => name!);
      return used.filter((name) => !defined.has(name)).map((name) => `${file} ${styles}.${name}`);
    }),
  );
  expect(missing).toEqual([]);
});
