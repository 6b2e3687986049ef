/** Caches expensive build results by their inputs, so that the next build reuses whatever has not changed. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const folder = '.cache/build';
/** Time (ms) after which unused entries are removed. */
const maxUnusedMs = 30 * 24 * 60 * 60 * 1000;

/** Returns the result of `make` for these inputs, from the cache if it is there. */
export async function cached(parts: (string | Buffer)[], make: () => Promise<Buffer>): Promise<Buffer> {
  const hash = createHash('sha256');
  // The length separates the parts.
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  const file = join(folder, hash.digest('hex'));
  const stored = await readFile(file).catch(() => undefined);
  if (stored) {
    await utimes(file, new Date(), new Date());
    return stored;
  }
  const result = await make();
  await mkdir(folder, { recursive: true });
  // Written atomically, because the build may be interrupted.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, result);
  await rename(draft, file);
  return result;
}

/** Removes entries that have not been used for a long time. */
export async function tidyCache(now = Date.now()): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name);
    const { mtimeMs } = await stat(file);
    if (now - mtimeMs > maxUnusedMs) await rm(file);
  }
}
