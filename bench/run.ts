/**
 * Measures pages with Lighthouse (mobile, median of three) on the real built server, beside an empty page as the
 * floor, and writes bench/results/lighthouse.json and bench/README.md.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserArgs, installBrowser } from '../scripts/browser.ts';
import { startServer } from './server.ts';

/** Every route of the specification, each kind of detail page once. */
const routes = [
  '/',
  '/contact',
  '/about',
  '/service',
  '/service/digital-marketing',
  '/portfolio',
  '/portfolio/marsa-creek',
  '/case-study/qamar',
  '/blog',
  '/blog/count-the-calls',
  '/team',
  '/team/noor-al-suwaidi',
  '/faq',
  '/photography-agency',
  '/digital-agency',
  '/marketing-agency',
  '/freelancer-agency',
  '/architecture-agency',
  '/creative-solution',
  '/personal-portfolio',
  '/creative-portfolio',
  '/showcase-portfolio',
  '/case-study-showcase',
  '/video-showcase',
];
const pages = process.argv.slice(2).length > 0 ? process.argv.slice(2) : routes;
const runs = 3;
const KiB = 1024;

/** The budgets of docs/architecture.md: times in ms, sizes in KiB. */
const budgets = { score: 100, lcpFirst: 1000, lcp: 1200, tbt: 10, cls: 0, homeTotal: 100, script: 5 };

interface Figures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  total: number;
  script: number;
  requests: number;
}

async function measure(url: string): Promise<Figures> {
  const chrome = await launch({
    chromePath: installBrowser(),
    chromeFlags: ['--headless', '--disable-component-update', '--disable-sync', ...browserArgs],
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { audits, categories } = result.lhr;
    const value = (audit: string) => audits[audit]?.numericValue ?? 0;
    const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
    const details = audits['network-requests']?.details as { items?: { transferSize: number; resourceType: string }[] };
    const requests = (details?.items ?? []).filter(({ transferSize }) => transferSize > 0);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      fcp: Math.round(value('first-contentful-paint')),
      lcp: Math.round(value('largest-contentful-paint')),
      tbt: Math.round(value('total-blocking-time')),
      cls: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
      total: Math.round(value('total-byte-weight') / KiB),
      script: Math.round(
        requests
          .filter(({ resourceType }) => resourceType === 'Script')
          .reduce((sum, one) => sum + one.transferSize, 0) / KiB,
      ),
      requests: requests.length,
    };
  } finally {
    chrome.kill();
  }
}

/** The run whose LCP is the middle one. */
async function median(url: string): Promise<Figures> {
  const all: Figures[] = [];
  for (let run = 0; run < runs; run++) all.push(await measure(url));
  return all.sort((a, b) => a.lcp - b.lcp)[Math.floor(runs / 2)]!;
}

const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
const { url, end } = await startServer({ DATA_DIR: dataDir });
const empty = createServer((_, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(
    '<!doctype html><html lang="en"><title>Empty</title><meta name="viewport" content="width=device-width"><p>.',
  );
}).listen(0);
const { port } = empty.address() as { port: number };

const results: Record<string, Figures> = { 'an empty page (the floor)': await median(`http://localhost:${port}/`) };
for (const page of pages) results[page] = await median(url + page);

await end('SIGTERM');
empty.close();
rmSync(dataDir, { recursive: true, force: true });

const floor = results['an empty page (the floor)']!;
const load = loadavg()[0]!.toFixed(1);
mkdirSync('bench/results', { recursive: true });
writeFileSync(
  'bench/results/lighthouse.json',
  `${JSON.stringify({ date: new Date().toISOString().slice(0, 10), cores: cpus().length, load, results }, null, 2)}\n`,
);

const rows = Object.entries(results).map(([page, one]) => {
  const lcp = ['/', '/contact'].includes(page) ? budgets.lcpFirst : budgets.lcp;
  const broken = [
    Math.min(one.performance, one.accessibility, one.bestPractices, one.seo) < budgets.score && 'score',
    one.lcp > lcp && 'LCP',
    one.tbt > budgets.tbt && 'TBT',
    one.cls > budgets.cls && 'CLS',
    one.script > budgets.script && 'script',
    page === '/' && one.total > budgets.homeTotal && 'total',
  ].filter(Boolean);
  const scores =
    one === floor
      ? `${one.performance} | - | - | -`
      : `${one.performance} | ${one.accessibility} | ${one.bestPractices} | ${one.seo}`;
  const verdict = one === floor ? '' : broken.length === 0 ? 'met' : `not met: ${broken.join(', ')}`;
  return `| ${page} | ${scores} | ${one.fcp} | ${one.lcp} | ${(one.lcp / floor.lcp).toFixed(2)} | ${one.tbt} | ${one.cls} | ${one.total} | ${one.script} | ${one.requests} | ${verdict} |`;
});
const table = `# Measurements

\`npm run bench\` (after \`npm run build\`) runs Lighthouse 13 with its mobile settings (a slow phone on slow 4G, simulated)
against the built server, three times a page, and keeps the run with the middle LCP. Times in ms, sizes in KiB over
the wire before anybody touches the page. "x floor" is LCP as a multiple of an empty page's in the same run.

| page | perf | a11y | best practices | SEO | FCP | LCP | x floor | TBT | CLS | total | script | requests | budgets |
|---|---|---|---|---|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}

Budgets: all four scores ${budgets.score}; LCP at most ${budgets.lcpFirst} (home and contact) or ${budgets.lcp}; TBT at most ${budgets.tbt}; CLS ${budgets.cls}; the home page
at most ${budgets.homeTotal} in all; script at most ${budgets.script} before interaction (islands load when they are touched or come near).
Measured on ${cpus().length} cores, load average ${load} at the end.
`;
writeFileSync('bench/README.md', table);
console.log(table);
