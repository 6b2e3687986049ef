import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { siteMessages } from '../../content/messages.ts';
import { readBuiltPages } from './built-pages.ts';
import { llms, robots, sitemap } from './files.ts';

/**
 * Writes sitemap.xml, robots.txt and llms.txt after the build, from the heads of the built pages. New pages are
 * included automatically; pages with `noindex` are left out.
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
        const pages = await readBuiltPages(fileURLToPath(dir));
        await Promise.all(
          Object.entries({
            'sitemap.xml': sitemap(pages),
            'robots.txt': robots(site),
            'llms.txt': llms(pages, site, siteMessages.llms.pages),
          }).map(([name, text]) => writeFile(new URL(name, dir), text)),
        );
      },
    },
  };
}
