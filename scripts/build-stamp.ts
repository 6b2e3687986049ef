/** Identifies builds, so that a current one is not repeated. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** File that holds the stamp of the build in dist/. It is written last, so that a broken build has none. */
export const stampFile = 'dist/build-stamp';

/** Files and folders that a build reads; pages on demand import from server/. */
const sources = ['src', 'server', 'public', 'scripts', 'astro.config.ts', 'tsconfig.json', 'package-lock.json'];
const settings = ['SITE_URL', 'PUBLIC_API_HOST'];

/** Returns a digest of the sources and of the settings that are built in. */
export async function buildStamp(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of settings) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  for (const source of sources) {
    const inside = await readdir(source, { recursive: true, withFileTypes: true }).catch(() => undefined);
    const files = inside
      ?.filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)) ?? [source];
    for (const file of files.sort()) hash.update(`${file}\n`).update(await readFile(file));
  }
  return hash.digest('hex');
}
