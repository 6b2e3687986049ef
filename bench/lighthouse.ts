/**
 * Measures pages of the built site with Lighthouse (mobile, median of three runs). An empty page is the baseline.
 */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { headlessOptions, installBrowser } from '../scripts/browser.ts';
import { KiB, median, pages, reportPages, serve, withServer } from './harness.ts';

const runs = 3;

type Request = { transferSize: number; resourceType: string };

installBrowser();
const { executablePath, args } = headlessOptions();

/** One browser for all runs, so that its start is not measured; Lighthouse empties its cache and storage each time. */
const chrome = await launch({
  ...(executablePath && { chromePath: executablePath }),
  chromeFlags: ['--headless', '--disable-component-update', '--disable-sync', ...args],
});

/** Returns the scores, times (ms) and sizes (KiB) of one run. */
async function measure(url: string) {
  const result = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { audits, categories } = result.lhr;
  const value = (audit: string) => audits[audit]?.numericValue ?? 0;
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const details = audits['network-requests']?.details as { items?: Request[] };
  const requests = (details?.items ?? []).filter(({ transferSize }) => transferSize > 0);
  const sizeOf = (of: Request[]) => of.reduce((sum, { transferSize }) => sum + transferSize, 0);
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
    script: Math.round(sizeOf(requests.filter(({ resourceType }) => resourceType === 'Script')) / KiB),
    requests: requests.length,
  };
}

type Figures = Awaited<ReturnType<typeof measure>>;

/** Returns the median of each figure. */
async function medians(url: string): Promise<Figures> {
  const measured: Figures[] = [];
  for (let run = 0; run < runs; run++) measured.push(await measure(url));
  const names = Object.keys(measured[0]!) as (keyof Figures)[];
  return Object.fromEntries(names.map((name) => [name, median(measured.map((figures) => figures[name]))])) as Figures;
}

const empty = await serve(
  '<!doctype html><html lang="en"><title>Empty</title><meta name="viewport" content="width=device-width"><p>.',
);

const results: Record<string, Figures> = {};
try {
  // Warm up the browser, so that its first-use costs count for no page.
  await measure(empty.url);
  results['an empty page (the baseline)'] = await medians(empty.url);
  await withServer({}, async ({ url }) => {
    for (const page of pages) results[page] = await medians(url + page);
  });
} finally {
  chrome.kill();
  empty.close();
}

reportPages('lighthouse', results);
