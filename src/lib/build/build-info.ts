import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Description of the build, which src/integrations/build-info/integration.ts writes. */
export interface BuildInfo {
  /** Origin used in the pages. */
  siteUrl: string;
  /** Paths of the pages that have a version for URLs with a query (src/pages/with-query). */
  pagesWithQuery: string[];
  /** Hashes of the scripts that pages may contain: those of this project's sources. */
  scripts: string[];
}

/** Name of the file with the description, in the build's folder. */
export const buildInfoFile = 'build-info.json';

/** Reads the description of a build. Rejects if there is no build. */
export async function readBuildInfo(distDir: string): Promise<BuildInfo> {
  return JSON.parse(await readFile(join(distDir, buildInfoFile), 'utf8'));
}
