/** Asks the built server for every address of the site and every kind of error, and writes which headers come with it. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { report } from './report.ts';
import { startServer } from './server.ts';

/** What every answer must carry, and how it must begin. */
const everywhere: Record<string, RegExp> = {
  'strict-transport-security': /^max-age=63072000$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /^camera=\(\), microphone=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'origin-agent-cluster': /^\?1$/,
  'x-permitted-cross-domain-policies': /^none$/,
  'content-security-policy': /frame-ancestors 'none'/,
};
const nowhere = ['server', 'x-powered-by', 'x-aspnet-version', 'via', 'set-cookie'];

const pages = readdirSync('dist/client', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html') && !/^(404|500)\.html$/.test(name))
  .map((name) => `/${name.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`.replace(/\/$/, '') || '/')
  .toSorted();
const script = readdirSync('dist/client/_astro').find((name) => name.endsWith('.js'));

interface Asked {
  path: string;
  status: number;
  /** A header that it need not have. */
  without?: string;
  init?: RequestInit;
}
const asked: Asked[] = [
  ...pages.map((path) => ({ path, status: 200 })),
  { path: '/portfolio', status: 200 },
  { path: '/portfolio?category=web_design', status: 200 },
  { path: '/blog?page=2', status: 200 },
  { path: '/service/no-such-service', status: 404 },
  { path: '/.well-known/security.txt', status: 200 },
  { path: '/sitemap.xml', status: 200 },
  { path: '/favicon.svg', status: 200 },
  { path: `/_astro/${script}`, status: 200 },
  { path: '/healthz', status: 200 },
  { path: '/no/such/page', status: 404 },
  { path: '/contact/', status: 301 },
  { path: '/%zz', status: 404 },
  { path: '/about', status: 405, init: { method: 'DELETE' } },
  {
    path: '/contact/review',
    status: 422,
    init: { method: 'POST', body: new URLSearchParams({ message: '<script>x</script>' }) },
  },
  { path: '/contact/review', status: 415, init: { method: 'POST', body: 'x' } },
  { path: '/api/create/contact', status: 405 },
  {
    path: '/api/create/contact',
    status: 422,
    init: { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' },
  },
  {
    path: '/api/create/contact',
    status: 413,
    init: { method: 'POST', headers: { 'content-type': 'application/json' }, body: 'x'.repeat(40_000) },
  },
  { path: '/api/nothing', status: 404 },
];

const dataDir = mkdtempSync(join(tmpdir(), 'headers-'));
const server = await startServer({ DATA_DIR: dataDir, TRUST_PROXY: 'loopback' });
try {
  const results = [];
  for (const { path, status, without, init } of asked) {
    const headers = { ...(init?.headers as Record<string, string>), 'x-forwarded-proto': 'https' };
    const answer = await fetch(server.url + path, { ...init, headers, redirect: 'manual' });
    const body = await answer.text();
    const policy = answer.headers.get('content-security-policy') ?? '';
    const wrong = Object.entries(everywhere).flatMap(([name, pattern]) =>
      name === without ? [] : pattern.test(answer.headers.get(name) ?? '') ? [] : [name],
    );
    wrong.push(...nowhere.filter((name) => answer.headers.has(name)));
    if (answer.status !== status) wrong.push(`status ${answer.status} instead of ${status}`);
    if (/unsafe-|\*|https?:(?=[\s;]|$)/.test(policy)) wrong.push('a loose policy');
    if (/<[^>]+\sstyle="|<[^>]+\son[a-z]+="/i.test(body)) wrong.push('inline attributes');
    const hashes = (directive: string) =>
      (new RegExp(`${directive}-src [^;]*`).exec(policy)?.[0].match(/'sha256-/g) ?? []).length;
    results.push({
      path: init?.method ? `${init.method} ${path}` : path,
      status: answer.status,
      policy: policy.startsWith("default-src 'none'") ? 'nothing allowed' : 'by hash',
      scripts: hashes('script'),
      styles: hashes('style'),
      wrong,
    });
  }
  const faults = results.filter(({ wrong }) => wrong.length > 0);
  console.log(`${results.length} answers, ${faults.length} with something missing or wrong`, faults);
  report('headers', { everywhere: Object.keys(everywhere), results });
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await server.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}
