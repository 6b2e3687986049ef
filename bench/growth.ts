/**
 * Measures the cost of a growing site: a clean build and a rebuild after one changed headline, at today's size, with
 * 100 posts and with 300 posts (both with 100 projects), then a search in the largest.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { changeHeadline, growSite } from './grown-site.ts';
import { report } from './report.ts';
import { startBenchServer } from './server.ts';

const KiB = 1024;
const sizes = [
  { posts: 0, projects: 0 },
  { posts: 100, projects: 100 },
  { posts: 300, projects: 100 },
];
/** Number of searches in the average. */
const searches = 300;

/** Builds a copy. CPU time in seconds, the memory of its largest process in MiB. */
function build(folder: string) {
  const usage = join(folder, 'usage.jsonl');
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      USAGE_FILE: usage,
      NODE_OPTIONS: `--import ${pathToFileURL(resolve('bench/usage.ts'))}`,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The build failed:\n${stderr}`);
  const processes = readFileSync(usage, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { cpu: number; memory: number });
  rmSync(usage);
  return {
    cpu: Math.round(processes.reduce((sum, { cpu }) => sum + cpu, 0)),
    memory: Math.round(Math.max(...processes.map(({ memory }) => memory))),
  };
}

/** Returns the size of all that visitors may fetch, in MiB, without the compressed copies. */
function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files
    .filter(({ name }) => !/\.(br|gz)$/.test(name))
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  return Math.round(bytes / KiB / KiB);
}

/** Returns the CPU time (ms) of searches with and without results. */
async function searchCost(folder: string): Promise<number> {
  const { url, cpuMs, end } = await startBenchServer({
    DIST_DIR: join(folder, 'dist'),
    DATA_DIR: join(folder, 'data'),
  });
  const words = ['karak', 'logo page', 'zebra', 'the'];
  const search = async (count: number) => {
    for (let index = 0; index < count; index++) {
      const listUrl = `${url}/blog?q=${words[index % words.length]}+${index % 10 || ''}`;
      // Browsers accept Brotli over HTTPS.
      await (await fetch(listUrl, { headers: { 'accept-encoding': 'br' } })).text();
    }
  };
  await search(100);
  // The build before it still writes.
  await rest(10_000);
  const before = cpuMs();
  await search(searches);
  const cost = (cpuMs() - before) / searches;
  await end('SIGTERM');
  return Math.round(cost * 10) / 10;
}

const results = [];
for (const size of sizes) {
  const folder = mkdtempSync(join(tmpdir(), 'growth-'));
  try {
    growSite(folder, size);
    const cold = build(folder);
    const weight = (page: string) =>
      Math.round((statSync(join(folder, `dist/client/${page}.html.br`)).size / KiB) * 10) / 10;
    const [blog, portfolio] = [weight('blog'), weight('portfolio')];
    const dist = sizeOf(join(folder, 'dist/client'));
    changeHeadline(folder);
    const warm = build(folder);
    const posts = readdirSync(join(folder, 'src/content/posts')).length;
    const search = await searchCost(folder);
    results.push({ posts, projects: Math.max(10, size.projects), cold, warm, dist, blog, portfolio, search });
    console.log(results.at(-1));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
report('growth', { searches, results });
