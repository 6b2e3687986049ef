import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

for (const path of process.argv.slice(2)) {
  const chrome = await launch({
    chromePath: '/usr/bin/chromium',
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const r = await lighthouse((process.env.BASE || 'http://localhost:4500') + path, {
    port: chrome.port,
    output: 'json',
    logLevel: 'error',
  });
  const a = r.lhr.audits,
    c = r.lhr.categories;
  console.log(
    path.padEnd(40),
    Object.values(c)
      .map((x) => Math.round(x.score * 100))
      .join(' '),
    'FCP',
    Math.round(a['first-contentful-paint'].numericValue),
    'LCP',
    Math.round(a['largest-contentful-paint'].numericValue),
    'TBT',
    Math.round(a['total-blocking-time'].numericValue),
    'CLS',
    a['cumulative-layout-shift'].numericValue,
    'KiB',
    Math.round(a['total-byte-weight'].numericValue / 1024),
    a['lcp-breakdown-insight']?.details?.items?.[1]?.nodeLabel?.slice(0, 40) ?? '',
    Object.values(a)
      .filter((x) => x.score !== null && x.score < 0.9 && ['binary', 'numeric'].includes(x.scoreDisplayMode))
      .map((x) => x.id)
      .join(','),
  );
  chrome.kill();
}
