import { rm } from 'node:fs/promises';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { inlineHashes } from '../../src/lib/build/inline-hashes.ts';
import type { AppOptions } from '../app.ts';
import type { Config } from '../config.ts';
import { getRaw, startTestApp, temporaryFolder, writeFiles } from '../test-helpers.ts';
import type { AstroHandler } from './pages.ts';
import { readSite } from './static.ts';

const contact =
  '<!doctype html><title>Contact</title><style>p{color:red}</style><script>go()</script><main><p>Contact</p></main>';
const files = {
  'index.html': '<p>Home</p>',
  'contact.html': contact,
  'contact.html.br': brotliCompressSync(contact),
  'contact.html.gz': gzipSync(contact),
  'service/branding.html': '<p>Branding</p>',
  '404.html': '<p>This page could not be found</p>',
  '500.html': '<title>Unexpected Application Error!</title>',
  '503.html': '<title>One moment</title>',
  'evil.html': '<script>evil()</script>',
  'robots.txt': 'User-agent: *',
  'logo.svg': '<svg><style>path{}</style></svg>',
  '_astro/app.abc123.js': 'app()',
  '_astro/app.abc123.js.br': brotliCompressSync('app()'),
};

/** Stands in for the handler that the build exports: one page that greets, one that fails, one that takes forms. */
const fakeHandler: AstroHandler = async (request, response, next, locals) => {
  const path = request.url?.split('?')[0];
  if (path === '/with-query/contact') {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(`<title>Found</title><script>go()</script><main>Asked: ${request.url}</main>`);
  } else if (path === '/with-query/service/branding') throw new Error('a secret reason');
  else if (path === '/hello') {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.write(`<script>go()</script><script>evil()</script><style>b{}</style>${'<p>Hello</p>'.repeat(99)}`);
    response.end();
  } else if (path === '/contact/review' && request.method === 'POST') {
    const body = String((request as { body?: Buffer }).body ?? '');
    response.writeHead(422, { 'content-type': 'text/html', 'x-wait': await locals.rateLimits.perMinute() });
    response.end(body);
  } else if (path === '/broken') {
    response.statusCode = 500;
    response.end('Internal Server Error');
  } else if (path === '/thrown') throw new Error('a secret reason');
  else if (path === '/gone') response.destroy();
  else next();
};

/** Has a page at every address. */
const greetEverybody: AstroHandler = async (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end('Hello');
};

type StartSiteOptions = Partial<AppOptions['config']> & { handler?: AstroHandler };

async function startSite({ handler = fakeHandler, ...config }: StartSiteOptions = {}) {
  const { app, lines } = await startTestApp({
    config,
    files,
    build: { pagesWithQuery: ['/contact', '/service/branding'], scripts: inlineHashes(contact).scripts },
    handler,
  });
  const get = (url: string, headers = {}, method: InjectOptions['method'] = 'GET') =>
    app.inject({ method, url, headers });
  return { app, get, lines };
}

describe('a page', () => {
  test.each([
    ['/', 'Home'],
    ['/contact', 'Contact'],
    ['/contact?', 'Contact'],
    ['/?from=mail', 'Home'],
    ['/service/branding', 'Branding'],
    ['/%63ontact', 'Contact'],
  ])('is served at %s', async (url, text) => {
    const { get } = await startSite();
    const response = await get(url);
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(response.body).toContain(text);
  });

  test.each([
    ['/contact/', '/contact'],
    ['/contact.html', '/contact'],
    ['/contact/?page=2', '/contact?page=2'],
    ['/index.html', '/'],
    ['/service/branding/', '/service/branding'],
    ['/nowhere//', '/nowhere'],
  ])('redirects %s to %s', async (url, location) => {
    const { get } = await startSite();
    const response = await get(url);
    expect([response.statusCode, response.headers.location]).toEqual([301, location]);
  });

  test.each([
    '//evil.example/',
    '/%2Fevil.example/',
    '/%5Cevil.example/',
    '/\\evil.example/',
    '/%09/evil.example/',
    '/a%0d%0aset-cookie:x/',
  ])('does not redirect to another site (%s)', async (url) => {
    const { app } = await startSite();
    expect((await getRaw(app, url)).status).toBe(404);
  });

  test('is sent with no-cache and answered 304 if unchanged', async () => {
    const { get } = await startSite();
    for (const coding of ['identity', 'br', 'gzip']) {
      const first = await get('/contact', { 'accept-encoding': coding });
      expect(first.headers['cache-control']).toBe('no-cache');
      const again = await get('/contact', { 'accept-encoding': coding, 'if-none-match': first.headers.etag });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
    }
  });

  test('is compressed with the best encoding that the browser accepts', async () => {
    const { get } = await startSite();
    const br = await get('/contact', { 'accept-encoding': 'gzip, deflate, br' });
    expect([br.headers['content-encoding'], br.headers.vary]).toEqual(['br', 'accept-encoding']);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(contact);
    const gzip = await get('/contact', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(contact);
    expect((await get('/contact')).body).toBe(contact);
    expect((await get('/', { 'accept-encoding': 'br' })).body).toContain('Home');
  });

  test('allows only inline scripts that the build lists', async () => {
    const { get } = await startSite();
    expect((await get('/evil')).headers['content-security-policy']).toContain("script-src 'self';");
  });

  test('answers HEAD with the same headers and no body', async () => {
    const { get } = await startSite();
    const response = await get('/contact', {}, 'HEAD');
    expect([response.statusCode, response.body]).toEqual([200, '']);
    expect(response.headers['content-length']).toBe(String(contact.length));
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('is answered 405 for %s', async (method) => {
    const { get } = await startSite();
    const response = await get('/contact', {}, method as 'POST');
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test('allows its own scripts and styles and the origin of the API, and nothing else inline', async () => {
    const { get } = await startSite({ apiOrigin: 'https://api.example.com' });
    const { scripts, styles } = inlineHashes(contact);
    const { headers } = await get('/contact');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' ${scripts};`);
    expect(policy).toContain(`style-src 'self' ${styles};`);
    expect(policy).toContain("connect-src 'self' https://api.example.com;");
    expect(policy).not.toContain('unsafe');
  });
});

describe('a page with a query', () => {
  test('is rendered by the page of the same name in with-query', async () => {
    const { get } = await startSite();
    const response = await get('/contact?page=2&q=%D8%A3');
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('<main>Asked: /with-query/contact?page=2&q=%D8%A3</main>');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['content-security-policy']).toContain("script-src 'self'");
    expect((await get('/contact?page=2', {}, 'HEAD')).body).toBe('');
  });

  test('allows the scripts of the built page and is compressed', async () => {
    const { get } = await startSite();
    const response = await get('/contact?q=x');
    expect(response.headers['content-security-policy']).toContain(
      `script-src 'self' ${inlineHashes(contact).scripts};`,
    );
    const br = await get('/contact?q=x', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(response.body);
  });

  test('is the built page if with-query has no page of its name, also over the limit of rendered pages', async () => {
    const { get } = await startSite({ renderLimit: 1 });
    for (let visit = 0; visit < 3; visit++) {
      const response = await get('/?utm_source=newsletter');
      expect([response.statusCode, response.body]).toEqual([200, files['index.html']]);
    }
    expect((await get('/robots.txt?page=2')).body).toBe(files['robots.txt']);
  });

  test('shows the error page if rendering fails', async () => {
    const { get, lines } = await startSite();
    const response = await get('/service/branding?x=1');
    expect([response.statusCode, response.body]).toEqual([500, files['500.html']]);
    expect(lines.join('')).toContain('a page failed');
  });

  test('is answered 405 for POST', async () => {
    const { get } = await startSite();
    expect((await get('/contact?page=2', {}, 'POST')).statusCode).toBe(405);
  });
});

describe('a file', () => {
  test('with a hash in its name is cached as immutable', async () => {
    const { get } = await startSite();
    const response = await get('/_astro/app.abc123.js', { 'accept-encoding': 'br' });
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.headers['content-type']).toMatch(/javascript/);
    expect(response.headers['content-encoding']).toBe('br');
  });

  test('without a hash in its name is cached for an hour', async () => {
    const { get } = await startSite();
    const response = await get('/robots.txt');
    expect(response.headers['cache-control']).toBe('public, max-age=3600');
    expect(response.headers.etag).toBeDefined();
  });

  test('supports range requests', async () => {
    const { get } = await startSite();
    const response = await get('/robots.txt', { range: 'bytes=0-3' });
    expect([response.statusCode, response.body]).toEqual([206, 'User']);
  });

  test('allows its styles if it is an SVG', async () => {
    const { get } = await startSite();
    const policy = (await get('/logo.svg')).headers['content-security-policy'];
    expect(policy).toContain(inlineHashes(files['logo.svg']).styles[0]);
  });
});

describe('an unknown path', () => {
  test.each([
    '/nowhere',
    '/404',
    '/500',
    '/404.html',
    '/Contact',
    '/contact.html.br',
    '/_astro/old.js',
    '/_image?href=/logo.svg&w=9999',
    '/.env',
    '/service',
    '/../../../etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/service/../../package.json',
    '/contact%00.html',
    '/%00',
    '/contact%2f..%2f404.html',
    '/#/%zz',
    '/about#x',
    '/\\..\\..\\package.json',
    '//contact',
    '/__proto__',
    '/constructor',
  ])('(%s) shows the not-found page', async (url) => {
    const { app } = await startSite();
    const response = await getRaw(app, url, { 'accept-encoding': 'br', 'if-none-match': '"x"', range: 'bytes=0-3' });
    expect(response.status).toBe(404);
    expect(response.body).toBe(files['404.html']);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['content-security-policy']).toContain("script-src 'self'");
  });

  test.each([
    '/with-query/contact',
    '/%77ith-query/contact?page=2',
    '/with-query',
    '/_image',
    '//_image',
    '/%5Fimage',
    '/%255Fimage',
    '/./_image',
    '/hello/../_image',
    '/hello/%2e%2e/_image',
    '/\\_image',
    '/x//hello',
    '/%2568ello',
    '/hello%00',
  ])('(%s) is not passed to Astro', async (url) => {
    const { app } = await startSite({ handler: greetEverybody });
    expect((await getRaw(app, url)).status).toBe(404);
  });

  test.each(['/%', '/%zz', '/%E0%A4', '/contact%', '/service/100%', '/%ff', '/%ff?page=2'])(
    'that cannot be decoded (%s) shows the not-found page',
    async (url) => {
      const { get } = await startSite({ trustProxy: 1 });
      const response = await get(url, { 'x-forwarded-proto': 'https' });
      expect([response.statusCode, response.body]).toEqual([404, files['404.html']]);
      expect(response.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'strict-transport-security': 'max-age=63072000',
      });
    },
  );

  test('of 15,000 characters is answered', async () => {
    const { get } = await startSite();
    expect((await get(`/${'a'.repeat(15_000)}`)).statusCode).toBe(404);
  });

  test('in the API is answered in JSON', async () => {
    const { get } = await startSite();
    const response = await get('/api/nowhere');
    expect([response.statusCode, response.json().success]).toEqual([404, false]);
    expect((await get('/api/%ff')).json()).toEqual(response.json());
  });
});

test.each(['404.html', '500.html', '503.html'])('a build without %s cannot be served', async (name) => {
  const root = await temporaryFolder();
  await writeFiles(root, { '404.html': '', '500.html': '', '503.html': '' });
  await rm(`${root}/${name}`);
  const site = readSite(root, { apiOrigin: '', pagesWithQuery: [], scripts: [] });
  await expect(site).rejects.toThrow(`${name} is missing`);
});

describe('a page rendered on demand', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };

  test('allows its styles, and only scripts that the build lists', async () => {
    const { get, lines } = await startSite();
    const response = await get('/hello?name=Amelie');
    const [known, evil] = inlineHashes(response.body).scripts;
    const policy = String(response.headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' ${known};`);
    expect(policy).not.toContain(evil);
    expect(policy).toContain(`style-src 'self' ${inlineHashes('<style>b{}</style>').styles};`);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(lines.join('')).toContain('are blocked');
  });

  test('is compressed, and answers HEAD', async () => {
    const { get } = await startSite();
    const br = await get('/hello', { 'accept-encoding': 'gzip, br' });
    expect(brotliDecompressSync(br.rawPayload).toString()).toContain('Hello');
    const gzip = await get('/hello', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.rawPayload).toString()).toContain('Hello');
    const head = await get('/hello', {}, 'HEAD');
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  test('receives a form and the client’s limits, and sets its status', async () => {
    const { app } = await startSite({ enquiryLimit: 1 });
    const send = (remoteAddress: string) =>
      app.inject({ method: 'POST', url: '/contact/review', headers: form, payload: 'full_name=A+B', remoteAddress });
    const response = await send('192.0.2.7');
    expect([response.statusCode, response.body]).toEqual([422, 'full_name=A+B']);
    expect(response.headers['x-wait']).toBe('0');
    expect(Number((await send('192.0.2.7')).headers['x-wait'])).toBeGreaterThan(0);
    expect((await send('192.0.2.8')).headers['x-wait']).toBe('0');
  });

  test.each([
    ['over 96 KiB', form, 'a'.repeat(99_000), 413],
    ['of an unsupported type', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--', 415],
    ['without a type', {}, undefined, 415],
  ])('refuses a form %s', async (_what, headers, payload, status) => {
    const { app } = await startSite();
    const request: InjectOptions = { method: 'POST', url: '/contact/review', headers };
    const response = await app.inject(payload ? { ...request, payload } : request);
    expect(response.statusCode).toBe(status);
  });

  test('that is unknown is answered 404 for a form', async () => {
    const { app } = await startSite();
    const response = await app.inject({ method: 'POST', url: '/nowhere', headers: form, payload: 'a=b' });
    expect([response.statusCode, response.body]).toEqual([404, files['404.html']]);
  });

  test.each(['/broken', '/thrown', '/gone'])('that fails (%s) shows the error page without the reason', async (url) => {
    const { get, lines } = await startSite();
    const response = await get(url);
    expect([response.statusCode, response.body]).toEqual([500, files['500.html']]);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(lines.join('')).toContain('a page failed');
  });
});

test.each(['/', '/hello', '/nowhere', '/thrown', '/contact/', '/robots.txt', '/healthz', '/api/x', '/%'])(
  'the response to %s has all security headers',
  async (url) => {
    const { get } = await startSite();
    const { headers } = await get(url);
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('x-powered-by');
  },
);

describe('under load', () => {
  test('renders a limited number of pages per minute and address, and then answers 429 with a page', async () => {
    const { get, app } = await startSite({ renderLimit: 2 });
    expect((await get('/contact?q=a')).statusCode).toBe(200);
    expect((await get('/hello')).statusCode).toBe(200);
    const refused = await get('/contact?q=b');
    expect([refused.statusCode, refused.body]).toEqual([429, files['503.html']]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await get('/contact')).body).toBe(contact);
    const other = await app.inject({ url: '/contact?q=a', remoteAddress: '192.0.2.9' });
    expect(other.statusCode).toBe(200);
  });

  test('renders two pages at a time, queues 32 and answers the others 503 with Retry-After', async () => {
    let rendering = 0;
    let max = 0;
    const slow: AstroHandler = async (...[, response]) => {
      max = Math.max(max, ++rendering);
      await new Promise((done) => setTimeout(done, 20));
      rendering--;
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('Hello');
    };
    const { get } = await startSite({ handler: slow });
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => get(`/hello${n}`)));
    expect(max).toBe(2);
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(refused).toHaveLength(60 - 2 - 32);
    expect(refused[0]?.body).toBe(files['503.html']);
    expect(refused[0]?.headers['retry-after']).toBe('5');
    expect((await get('/hello')).statusCode).toBe(200);
  });

  test('accepts forms while many searches wait', async () => {
    const stuck: AstroHandler = async (request, response) => {
      if (request.method === 'GET') return;
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('Thank you');
    };
    const { get, app } = await startSite({ handler: stuck });
    const flood = Array.from({ length: 40 }, () => get('/hello'));
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const sent = await app.inject({ method: 'POST', url: '/contact/review', headers, payload: 'full_name=A' });
    expect(sent.body).toBe('Thank you');
    void Promise.allSettled(flood);
  });
});

test('up to 256 forms wait while none is answered, and the next is answered 503', async () => {
  let waiting = 0;
  const { promise: unlocked, resolve: unlock } = Promise.withResolvers<void>();
  const waits: AstroHandler = async (_request, response) => {
    waiting++;
    await unlocked;
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('Thank you');
  };
  const { app } = await startSite({ handler: waits });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const send = () => app.inject({ method: 'POST', url: '/contact/review', headers, payload: 'full_name=A' });
  const sent = Array.from({ length: 256 }, send);
  await expect.poll(() => waiting).toBe(256);
  expect((await send()).statusCode).toBe(503);
  unlock();
  for (const { statusCode } of await Promise.all(sent)) expect(statusCode).toBe(200);
});

describe('a form from a page of another origin', () => {
  const post = async (headers: Record<string, string>, trustProxy: Config['trustProxy'] = false) => {
    const { app } = await startSite({ trustProxy });
    const form = { 'content-type': 'application/x-www-form-urlencoded', host: 'api.example.com' };
    const request = { method: 'POST' as const, url: '/contact/review', payload: 'full_name=A' };
    return (await app.inject({ ...request, headers: { ...form, ...headers } })).statusCode;
  };

  test.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    { origin: 'http://api.example.com', 'sec-fetch-site': 'cross-site' },
    { origin: 'null' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { origin: 'nonsense' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('is refused (%j)', async (headers) => {
    expect(await post(headers)).toBe(403);
  });

  test('is refused even if a trusted proxy sends a foreign X-Forwarded-Host', async () => {
    const headers = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' };
    expect(await post(headers, 1)).toBe(403);
  });

  test.each<Record<string, string>>([
    {},
    { origin: 'https://www.example.com', 'sec-fetch-site': 'same-site' },
    { origin: 'https://api.example.com', 'sec-fetch-site': 'same-origin' },
    { origin: 'http://api.example.com' },
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
  ])('is accepted from the site itself (%j)', async (headers) => {
    expect(await post(headers)).toBe(422);
  });
});
