import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

/** Folders of `src`, each of which imports from those after it only (docs/architecture.md, "Layout"). */
const folders = ['pages', 'layouts', 'sections', 'islands', 'components', 'client', 'lib'];
const allFiles = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file))
  .filter((file) => /(?<!\.test)\.(tsx?|astro)$/.test(file));
/** The files with a rank: integrations and the style page import from all folders. */
const files = allFiles.filter((file) => !/^src\/(integrations|styleguide)\//.test(file));

/** Returns the paths that a file imports, also by `import.meta.glob`, from the project's root. */
const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from |import ?\(?|import\.meta\.glob[^(]*\()'(\.[^'?]+)/g)].map(
    ([, path]) => normalize(join(dirname(file), path!)),
  );
/** Returns the place of a file's folder in the list. Content and styles are beside the last one. */
const rankOf = (path: string) => {
  const rank = folders.indexOf(path.split('/')[1]!);
  return rank < 0 ? folders.indexOf('lib') : rank;
};
const isUpward = (from: string, to: string) => to.startsWith('src/') && rankOf(to) < rankOf(from);

test('folders of src import only from the folders below them in the list', () => {
  expect(files.length).toBeGreaterThan(100);
  const upward = files.flatMap((file) =>
    importsOf(file)
      .filter((path) => isUpward(file, path))
      .map((path) => `${file} imports ${path}`),
  );
  expect(upward).toEqual([]);
});

test('nothing in src imports from server, scripts or tests, except the types of Astro.locals', () => {
  const outside = allFiles.flatMap((file) =>
    importsOf(file)
      .filter((path) => /^(server|scripts|tests)\//.test(path) && file !== 'src/env.d.ts')
      .map((path) => `${file} imports ${path}`),
  );
  expect(outside).toEqual([]);
});
