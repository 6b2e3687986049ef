import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the build tells the server of itself (src/safety/integration.ts writes it). */
export interface Built {
  /** The origin that stands in the pages. */
  siteUrl: string;
  /** The hashes of the scripts that pages may hold: those of this project's own sources. */
  scripts: string[];
}

/** Its file, in the folder of the build. */
export const builtFile = 'built.json';

/** Reads it. */
export async function readBuilt(distDir: string): Promise<Built> {
  return JSON.parse(await readFile(join(distDir, builtFile), 'utf8'));
}
