import { readdirSync } from 'node:fs';
import { expect, test } from '../helpers/test.ts';

const everywhere: Record<string, RegExp> = {
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

/** Headers that name software and versions, and the one that is sent over HTTPS only. */
const forbidden = ['server', 'x-powered-by', 'strict-transport-security'];

/** Directives of a page's policy: inline scripts are allowed by hash only. */
const ofPages = [/script-src 'self'( 'sha256-[\w+/]+=')+;/, /object-src 'none'/];

const built = readdirSync('dist/client', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html') && !/^(404|500|503)\.html$/.test(name))
  .map((name) => `/${name.replace(/(^|\/)?(index)?\.html$/, '')}`);
const script = readdirSync('dist/client/_astro').find((name) => name.endsWith('.js'));
const json = { 'content-type': 'application/json' };

const answers: [status: number, path: string, init?: RequestInit][] = [
  ...built.map((path): [number, string] => [200, path]),
  [200, '/portfolio?category=web_design'],
  [200, '/blog?page=2'],
  [404, '/service/no-such-service'],
  [200, '/.well-known/security.txt'],
  [200, '/sitemap.xml'],
  [200, '/favicon.svg'],
  [200, `/_astro/${script}`],
  [200, '/healthz'],
  [404, '/no/such/page'],
  [301, '/contact/'],
  [404, '/%zz'],
  [405, '/about', { method: 'DELETE' }],
  [422, '/contact/review', { method: 'POST', body: new URLSearchParams({ message: '<script>x</script>' }) }],
  [415, '/contact/review', { method: 'POST', body: 'x' }],
  [405, '/api/create/contact'],
  [422, '/api/create/contact', { method: 'POST', headers: json, body: '{}' }],
  [413, '/api/create/contact', { method: 'POST', headers: json, body: 'x'.repeat(99_000) }],
  [404, '/api/nothing'],
];

test('every page, file and kind of error has the security headers and a strict policy', async ({ server }) => {
  const wrong: Record<string, string[]> = {};
  for (const [status, path, init] of answers) {
    const response = await fetch(server.url + path, { ...init, redirect: 'manual' });
    const body = await response.text();
    const policy = response.headers.get('content-security-policy') ?? '';
    const isPage = response.headers.get('content-type')?.startsWith('text/html');
    const found = Object.keys(everywhere).filter((name) => !everywhere[name]!.test(response.headers.get(name) ?? ''));
    if (response.status !== status) found.push(`status ${response.status} instead of ${status}`);
    found.push(...forbidden.filter((name) => response.headers.has(name)));
    if (isPage) found.push(...ofPages.filter((directive) => !directive.test(policy)).map(String));
    if (/unsafe|\*|nonce-|data: 'sha|https?:(?=[\s;]|$)/.test(policy)) found.push('a loose policy');
    if (/<[^>]+\sstyle="|<[^>]+\son[a-z]+="/i.test(body)) found.push('inline attributes');
    if (found.length > 0) wrong[`${init?.method ?? 'GET'} ${path}`] = found;
  }
  expect(built.length).toBeGreaterThan(20);
  expect(wrong).toEqual({});
});
