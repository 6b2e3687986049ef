import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { type BuiltModule, withModuleLinks } from './module-links.ts';

/** Adds `client:wake`, the way this site's islands hydrate (wake.ts), and lists in each page what it fetches ahead. */
export function wakeDirective(): AstroIntegration {
  return {
    name: 'wake-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'wake', entrypoint: './src/behaviours/wake.ts' });
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const known = new Map<string, BuiltModule | undefined>();
        const find = (address: string) => {
          if (!known.has(address)) known.set(address, read(join(folder, address)));
          return known.get(address);
        };
        const pages = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'));
        for (const page of pages) {
          const html = await readFile(join(folder, page), 'utf8');
          const linked = withModuleLinks(html, find);
          if (linked !== html) await writeFile(join(folder, page), linked);
        }
      },
    },
  };
}

function read(file: string): BuiltModule | undefined {
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  return { text, weight: brotliCompressSync(text).length };
}
