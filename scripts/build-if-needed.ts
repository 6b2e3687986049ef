/** Builds the site unless dist/ holds the build of exactly these sources and settings. */
import { readFile } from 'node:fs/promises';
import { loadConfig } from '../server/config.ts';
import { UserError } from '../src/lib/user-error.ts';
import { buildStamp, stampFile } from './build-stamp.ts';

try {
  loadConfig();
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exit(1);
}
const stamp = await readFile(stampFile, 'utf8').catch(() => '');
if (stamp !== (await buildStamp())) await import('./build.ts');
