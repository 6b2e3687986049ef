import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { words } from '../content/words.ts';
import { readBuiltPages } from './built-pages.ts';
import { dated, readChanges } from './changes.ts';
import { llms, robots, sitemap } from './files.ts';

/**
 * Writes sitemap.xml, robots.txt and llms.txt once the site is built, from what its pages say of themselves: a new
 * page is in them by itself, and one marked `noindex` is not.
 */
export function discovery(): AstroIntegration {
  let site = '';
  return {
    name: 'discovery',
    hooks: {
      'astro:config:done': ({ config }) => {
        site = config.site ?? '';
      },
      'astro:build:done': async ({ dir }) => {
        const built = await readBuiltPages(fileURLToPath(dir));
        const changes = readChanges(await readFile('src/content/changed.yaml', 'utf8'));
        const pages = dated(built, changes);
        await Promise.all(
          Object.entries({
            'sitemap.xml': sitemap(pages),
            'robots.txt': robots(site),
            'llms.txt': llms(pages, site, words.llms.pages),
          }).map(([name, text]) => writeFile(new URL(name, dir), text)),
        );
      },
    },
  };
}
