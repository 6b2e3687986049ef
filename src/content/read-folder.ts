import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Content files as bytes, by their path in src/content. */
export type ContentFiles = ReadonlyMap<string, Uint8Array>;

/** Reads the content of a folder. */
export function readContentFolder(folder = 'src/content'): Map<string, Uint8Array> {
  const names = (readdirSync(folder, { recursive: true }) as string[]).filter(
    (name) => /\.(ya?ml|mdx?)$/.test(name) && !name.startsWith('pictures/'),
  );
  return new Map(names.sort().map((name) => [name.replaceAll('\\', '/'), readFileSync(join(folder, name))]));
}
