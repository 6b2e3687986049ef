/**
 * Removes an alternative home or a showcase by its name in src/lib/routes.ts: `npm run remove-page -- architectureAgency`.
 * Deletes its own files and its lines in the lists of pages; docs/extending.md says what is left to do.
 */

import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContentFolder } from '../src/content/read-folder.ts';
import { kebabCase } from '../src/lib/letter-case.ts';
import { alternativeHomes, fullWidthPages } from '../src/lib/routes.ts';

const removable = { ...alternativeHomes, ...fullWidthPages };

/** Removes a page from the project in a folder and returns the deleted files. */
export function removePage(name: string, folder: string): string[] {
  if (!(name in removable))
    throw new Error(`There is no page "${name}" that can be removed. There are: ${Object.keys(removable).join(', ')}.`);
  const file = kebabCase(name);
  const at = (path: string) => join(folder, path);
  const gone = [
    `src/pages/${file}.astro`,
    `src/sections/${file}`,
    // A showcase's own.
    `src/islands/${file}`,
    `src/content/pages/${file}.yaml`,
    `src/content/schemas/pages/${file}.ts`,
    ...['pages', 'motion'].flatMap((kind) =>
      readdirSync(at(`tests/details/${kind}`))
        .filter((spec) => spec.startsWith(`${file}.`))
        .map((spec) => `tests/details/${kind}/${spec}`),
    ),
  ].filter((path) => existsSync(at(path)));
  for (const path of gone) rmSync(at(path), { recursive: true });
  const withoutLines = (path: string, pattern: RegExp) => {
    const lines = readFileSync(at(path), 'utf8').split('\n');
    writeFileSync(at(path), lines.filter((line) => !pattern.test(line)).join('\n'));
  };
  withoutLines('src/lib/routes.ts', new RegExp(`^  ${name}: `));
  withoutLines('src/content/sources.ts', new RegExp(`^  ${name}: |schemas/pages/${file}\\.ts'`));
  for (const path of contentFiles(at('src/content'))) {
    const text = readFileSync(path, 'utf8');
    const after = withoutPicturesOn(text, name);
    if (after !== text) writeFileSync(path, after);
  }
  return gone;
}

/** Returns the paths of the content files in a folder. */
export const contentFiles = (folder: string): string[] =>
  [...readContentFolder(folder).keys()].map((name) => join(folder, name));

/** Returns the text of a content file without the pictures that were for the page, in one line or several. */
function withoutPicturesOn(text: string, name: string): string {
  return text.replace(/^( *)pictureOn:(?: \{.*\}|(?:\n\1 +.*)+)\n/gm, (block) => {
    const remaining = block
      .replace(new RegExp(`\\n +${name}: .*|(?<=[{ ])${name}: [\\w-]+(?:, )?`), '')
      .replace(/, +\}/, ' }');
    return /: *[\w-]+/.test(remaining.slice(remaining.indexOf(':') + 1)) ? remaining : '';
  });
}

if (import.meta.main) {
  try {
    const gone = removePage(process.argv[2] ?? '', '.');
    console.log(`Deleted:\n${gone.map((path) => `  ${path}`).join('\n')}`);
    console.log('Its lines are out of src/lib/routes.ts and src/content/sources.ts, and so are the pictures for it.');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
