/** Builds the site unless dist/ holds the build of exactly these sources and settings. */
import { readFile } from 'node:fs/promises';
import { loadConfig } from '../server/config.ts';
import { runScript } from '../src/lib/user-error.ts';
import { buildStamp, stampFile } from './build-stamp.ts';

// Reads .env, which is part of the stamp, and reports a wrong setting before a long build.
await runScript(loadConfig);
const stamp = await readFile(stampFile, 'utf8').catch(() => '');
if (stamp !== (await buildStamp())) await import('./build.ts');
