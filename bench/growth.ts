/**
 * Measures the cost of a growing site: a clean build and a rebuild after one changed headline, at today's size, with
 * 100 posts and with 300 posts (both with 100 projects), and a search in each. `npm run bench:growth -- 1` measures the
 * first of these sizes, and prints it only.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parse, stringify } from 'yaml';
import { copyProject } from '../tests/helpers/copy-project.ts';
import { KiB, reportPages, requested, withServer } from './harness.ts';

const sizes = [
  { posts: 0, projects: 0 },
  { posts: 100, projects: 100 },
  { posts: 300, projects: 100 },
].slice(0, Number(requested[0] ?? 3));
/** Number of searches in the average. */
const searches = 300;

const day = 24 * 60 * 60 * 1000;

/** Adds copies of the posts, with other titles and earlier dates, up to a count. */
function addPosts(folder: string, count: number): void {
  const originals = readdirSync(folder);
  for (let index = 0; originals.length + index < count; index++) {
    const name = originals[index % originals.length]!;
    const date = new Date(Date.UTC(2021, 3, 30) - index * 6 * day).toISOString().slice(0, 10);
    const text = readFileSync(join(folder, name), 'utf8')
      .replace(/^title: ["']?(.*?)["']?$/m, (_, title) => `title: ${JSON.stringify(`${title}, again ${index + 1}`)}`)
      .replace(/^date: .*$/m, `date: "${date}"`);
    writeFileSync(join(folder, name.replace('.md', `-${index + 1}.md`)), text);
  }
}

/** Adds copies of the projects and of their logos, up to a count. Returns the number of projects. */
function addProjects(folder: string, count: number): number {
  const list = join(folder, 'src/content/projects.yaml');
  const projects: Record<string, { title: string }> = parse(readFileSync(list, 'utf8'));
  const ids = Object.keys(projects);
  for (let index = 0; ids.length + index < count; index++) {
    const id = ids[index % ids.length]!;
    const copy = `${id}-${index + 1}`;
    projects[copy] = { ...projects[id]!, title: `${projects[id]!.title}, again ${index + 1}` };
    cpSync(join(folder, `src/assets/logos/${id}.svg`), join(folder, `src/assets/logos/${copy}.svg`));
  }
  writeFileSync(list, stringify(projects));
  return Object.keys(projects).length;
}

/** Builds a copy. Returns the CPU time (s) and the memory of its largest process (MiB). */
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
const searchCost = (distDir: string) =>
  withServer({ DIST_DIR: distDir }, async ({ url, cpuMs }) => {
    const words = ['karak', 'logo page', 'zebra', 'the'];
    const search = async (count: number) => {
      for (let index = 0; index < count; index++) {
        const listUrl = `${url}/blog?q=${words[index % words.length]}+${index % 10 || ''}`;
        // Browsers accept Brotli over HTTPS.
        await (await fetch(listUrl, { headers: { 'accept-encoding': 'br' } })).text();
      }
    };
    await search(100);
    // Waits until the machine has written the files of the build to disk.
    await sleep(10_000);
    const before = cpuMs();
    await search(searches);
    return Math.round(((cpuMs() - before) / searches) * 10) / 10;
  });

const results = [];
for (const size of sizes) {
  const folder = mkdtempSync(join(tmpdir(), 'growth-'));
  const posts = join(folder, 'src/content/posts');
  try {
    copyProject(folder, ['artwork', 'tests']);
    addPosts(posts, size.posts);
    const projects = addProjects(folder, size.projects);
    const cold = build(folder);
    const weight = (page: string) =>
      Math.round((statSync(join(folder, `dist/client/${page}.html.br`)).size / KiB) * 10) / 10;
    const sizesOfPages = { blog: weight('blog'), portfolio: weight('portfolio') };
    const dist = sizeOf(join(folder, 'dist/client'));
    const names = readdirSync(posts).sort();
    const post = join(posts, names[0]!);
    writeFileSync(post, readFileSync(post, 'utf8').replace(/^title: .*$/m, 'title: Another headline, by the way'));
    const warm = build(folder);
    const search = await searchCost(join(folder, 'dist'));
    results.push({ posts: names.length, projects, cold, warm, dist, ...sizesOfPages, search });
    console.log(results.at(-1));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
reportPages('growth', results, { searches });
