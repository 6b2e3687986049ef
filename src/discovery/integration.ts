import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readBuiltPages } from './built-pages.ts';
import { llms, robots, sitemap } from './files.ts';

interface DiscoveryOptions {
  /** Paths of pages that are rendered on demand and are to be found all the same. */
  onDemand?: string[];
}

/** What a page is called whose address is all that is known: `/portfolio` is Portfolio. */
const nameOf = (path: string) => path.charAt(1).toUpperCase() + path.slice(2).replaceAll('-', ' ');

/**
 * Writes sitemap.xml, robots.txt and llms.txt once the site is built, from what its pages say of themselves: a new
 * page is in them by itself, and one marked `noindex` is not.
 */
export function discovery({ onDemand = [] }: DiscoveryOptions = {}): AstroIntegration {
  let site = '';
  return {
    name: 'discovery',
    hooks: {
      'astro:config:done': ({ config }) => {
        site = config.site ?? '';
      },
      'astro:build:done': async ({ dir }) => {
        const pages = await readBuiltPages(fileURLToPath(dir));
        const others = onDemand.map((path) => ({
          address: new URL(path, site).href,
          title: nameOf(path),
          description: '',
        }));
        await Promise.all(
          Object.entries({
            'sitemap.xml': sitemap([...pages, ...others]),
            'robots.txt': robots(site),
            'llms.txt': llms([...pages, ...others], site),
          }).map(([name, text]) => writeFile(new URL(name, dir), text)),
        );
      },
    },
  };
}
