/** Builds the site into dist/ and writes precompressed copies (Brotli, gzip) of all text files. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cached, tidyCache } from '../src/lib/build/build-cache.ts';
import { buildStamp, stampFile } from './build-stamp.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

await rm(stampFile, { force: true });
// --force: otherwise Astro does not read the content again after a change of a schema or of the agency's name.
const built = spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build', '--force'], {
  stdio: 'inherit',
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
});
if (built.status !== 0) process.exit(built.status ?? 1);

const client = 'dist/client';
const texts = (await readdir(client, { recursive: true })).filter((name) =>
  /\.(html|js|css|svg|xml|txt|json|ico)$/.test(name),
);
await Promise.all(
  texts.map(async (name) => {
    const path = join(client, name);
    const text = await readFile(path);
    const [br, gz] = await Promise.all([
      cached(['br 11', text], () =>
        promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      ),
      promisify(gzip)(text, { level: 9 }),
    ]);
    await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
  }),
);
await tidyCache();
await writeFile(stampFile, await buildStamp());
