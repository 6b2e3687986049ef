/** What a build makes and what costs it much, kept by what it was made of: the next build takes what has not changed. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const folder = '.cache/build';
/** How long something is kept that no build has used. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

/** What `make` gives for these parts, from the cache where it has been made of the same before. */
export async function cached(parts: (string | Buffer)[], make: () => Promise<Buffer>): Promise<Buffer> {
  const hash = createHash('sha256');
  // With the length of each: no two lists of parts read alike.
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  const file = join(folder, hash.digest('hex'));
  const known = await readFile(file).catch(() => undefined);
  if (known) {
    await utimes(file, new Date(), new Date());
    return known;
  }
  const made = await make();
  await mkdir(folder, { recursive: true });
  // Whole or not at all, also when the build is ended meanwhile.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, made);
  await rename(draft, file);
  return made;
}

/** Removes what no build has used for long. */
export async function tidyCache(now = Date.now()): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name);
    const { mtimeMs } = await stat(file);
    if (now - mtimeMs > keptFor) await rm(file);
  }
}
