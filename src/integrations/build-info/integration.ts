import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import island from 'astro/runtime/server/astro-island.prebuilt.js';
import { speculationRules } from '../../layouts/speculation-rules.ts';
import { type BuildInfo, buildInfoFile } from '../../lib/build/build-info.ts';
import { hashSource, inlineHashes } from '../../lib/build/inline-hashes.ts';
import { queryFolder } from '../../lib/page-path.ts';

/**
 * Writes what the server needs to know of a build: the pages that answer queries, and the scripts that the
 * Content-Security-Policy allows, which are those in our sources and those that Vite and Astro build from them. Content
 * cannot add scripts (src/integrations/content-check).
 */
export function writeBuildInfo(): AstroIntegration {
  let siteUrl = '';
  let pagesWithQuery: string[] = [];
  const scripts = new Set([island, JSON.stringify(speculationRules)].map(hashSource));
  return {
    name: 'build-info',
    hooks: {
      'astro:config:done': ({ config }) => {
        siteUrl = config.site ?? '';
      },
      'astro:routes:resolved': ({ routes }) => {
        pagesWithQuery = routes.flatMap(({ pattern }) =>
          pattern.startsWith(`${queryFolder}/`) ? pattern.slice(queryFolder.length) : [],
        );
      },
      'astro:build:ssr': async ({ manifest }) => {
        const astroScripts = [...manifest.inlinedScripts, ...manifest.clientDirectives].map(([, code]) => code);
        for (const code of [...astroScripts, ...(await inlineScripts('src'))]) scripts.add(hashSource(code));
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const name of await filesIn(folder, /\.html$/))
          assertKnownScripts(name, await readFile(join(folder, name), 'utf8'), scripts);
        const info: BuildInfo = { siteUrl, pagesWithQuery, scripts: [...scripts].sort() };
        await writeFile(new URL(`../${buildInfoFile}`, dir), JSON.stringify(info, null, 2));
      },
    },
  };
}

/** Throws if a page has a script that is not in the list. */
export function assertKnownScripts(page: string, html: string, scripts: Set<string>): void {
  const foreign = inlineHashes(html).scripts.find((hash) => !scripts.has(hash));
  if (foreign) throw new Error(`${page} holds a script that none of our sources has (${foreign}); it could not run`);
}

/** Returns the `is:inline` scripts of the components in a folder. */
async function inlineScripts(folder: string): Promise<string[]> {
  const found = (await filesIn(folder, /\.astro$/)).map(async (name) => {
    const text = await readFile(join(folder, name), 'utf8');
    return [...text.matchAll(/<script is:inline[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code!);
  });
  return (await Promise.all(found)).flat();
}

async function filesIn(folder: string, kind: RegExp): Promise<string[]> {
  return (await readdir(folder, { recursive: true })).filter((name) => kind.test(name)).sort();
}
