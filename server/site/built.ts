import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Description of the build, which src/integrations/csp/integration.ts writes. */
export interface Built {
  /** Origin used in the pages. */
  siteUrl: string;
  /** Hashes of the scripts that pages may contain: those of this project's sources. */
  scripts: string[];
}

export const builtFile = 'built.json';

export async function readBuilt(distDir: string): Promise<Built> {
  return JSON.parse(await readFile(join(distDir, builtFile), 'utf8'));
}
