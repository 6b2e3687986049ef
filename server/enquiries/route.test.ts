import { type AddressInfo, connect } from 'node:net';
import type { InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { siteMessages } from '../../src/content/site-messages.ts';
import { anEnquiry, aReply } from '../../tests/helpers/samples.ts';
import type { AppOptions } from '../app.ts';
import type { Config } from '../config.ts';
import type { SubmissionStore } from '../store/store.ts';
import { openTestStore, siteUrl, startTestApp } from '../test-helpers.ts';

type StartApiOptions = Partial<AppOptions['config']> & { breakStore?: boolean };

async function startApi({ breakStore = false, ...config }: StartApiOptions = {}) {
  const { store } = await openTestStore();
  const broken: SubmissionStore = { ...store, add: fail, probe: fail };
  const { app, lines } = await startTestApp({ config, store: breakStore ? broken : store });
  const send = (options: InjectOptions) => app.inject({ method: 'POST', url: '/api/create/contact', ...options });
  return { app, store, send, lines };
}

async function fail(): Promise<never> {
  throw new Error('disk full');
}

const json = (payload: string | Buffer, type = 'application/json') => ({ payload, headers: { 'content-type': type } });

const { errors: texts } = siteMessages.enquiryForm;

describe('an enquiry sent to the API', () => {
  test('is stored and answered with success', async () => {
    const { send, store } = await startApi();
    const response = await send({ payload: anEnquiry() });
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe('{"success":true}');
    expect(await store.list({ limit: 9 })).toMatchObject([anEnquiry()]);
  });

  test('is stored once after a double click, and both requests get success', async () => {
    const { send, store } = await startApi();
    const answers = await Promise.all([send({ payload: anEnquiry() }), send({ payload: anEnquiry() })]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await store.count({})).toBe(1);
  });

  test('gets the same response if it is spam', async () => {
    const { send, store } = await startApi();
    const response = await send({ payload: { ...anEnquiry(), subject: 'x' } });
    expect([response.statusCode, response.body]).toEqual([200, '{"success":true}']);
    expect(await store.count({ spam: true })).toBe(1);
  });

  test('that is invalid is answered 422 with a message for each field', async () => {
    const { send } = await startApi();
    const response = await send({ payload: anEnquiry({ email: 'nowhere', contact: '+971' }) });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({
      success: false,
      errors: {
        email: texts.email.address,
        contact: texts.contact.digits,
      },
    });
  });

  test.each([
    ['fields that are no texts', { full_name: ['A'], email: {}, project_type: 1, contact: null, message: true }],
    ['an empty object', {}],
  ])('with %s is answered 422', async (_what, payload) => {
    const { send } = await startApi();
    const response = await send({ payload });
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().errors)).toHaveLength(5);
  });

  test('over the limit of its address is answered 429 with Retry-After', async () => {
    const { send } = await startApi({ enquiryLimit: 1 });
    await send({ payload: anEnquiry() });
    const response = await send({ payload: anEnquiry() });
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(response.json()).toEqual({ success: false, message: siteMessages.server.api['429'] });
  });

  test('over the daily limit of its address is answered 429; invalid enquiries do not count', async () => {
    const { send, store } = await startApi({ enquiryDailyLimit: 1 });
    await send({ payload: {} });
    expect((await send({ payload: anEnquiry() })).statusCode).toBe(200);
    const response = await send({ payload: anEnquiry({ message: 'Another' }) });
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(3600);
    expect(await store.count({})).toBe(1);
  });

  test('that cannot be stored is answered 503 with Retry-After, without the reason', async () => {
    const { send, lines } = await startApi({ breakStore: true });
    const response = await send({ payload: anEnquiry() });
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('10');
    expect(response.json()).toEqual({ success: false, message: siteMessages.server.api['503'] });
    expect(response.body).not.toContain('disk full');
    expect(lines.join('')).toContain('disk full');
  });

  test.each([
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
    'Application/JSON',
    'application/json ; charset=utf8',
  ])('as %s is accepted', async (type) => {
    const { send } = await startApi();
    expect((await send(json(JSON.stringify(anEnquiry()), type))).statusCode).toBe(200);
  });

  test('with a byte order mark is accepted', async () => {
    const { send } = await startApi();
    expect((await send(json(`\ufeff${JSON.stringify(anEnquiry())}`))).statusCode).toBe(200);
  });
});

describe('a reply sent to the API', () => {
  const reply = aReply('sample');

  test('is stored if valid, and otherwise answered 422 with messages', async () => {
    const { send, store } = await startApi();
    const url = '/api/create/reply';
    expect((await send({ url, payload: reply })).body).toBe('{"success":true}');
    expect(await store.list({ limit: 9, kind: 'reply' })).toMatchObject([{ message: 'Well said.', post: 'sample' }]);
    const refused = await send({ url, payload: { ...reply, website: '' } });
    const errors = { website: siteMessages.blog.reply.errors.website.required };
    expect([refused.statusCode, refused.json()]).toEqual([422, { success: false, errors }]);
    expect((await send({ url, method: 'GET' })).statusCode).toBe(405);
  });
});

describe('an invalid request', () => {
  test.each<[string, InjectOptions, number]>([
    ['malformed JSON', json('{"full_name":'), 400],
    ['an empty body', json(''), 400],
    ['a body of spaces', json('  '), 400],
    ['no body and no type', {}, 400],
    ['a list', json('[]'), 400],
    ['null', json('null'), 400],
    ['a text', json('"hello"'), 400],
    ['invalid UTF-8', json(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])), 400],
    ['UTF-16 that does not say so', json(Buffer.from(JSON.stringify(anEnquiry()), 'utf16le')), 400],
    ['a __proto__ key', json('{"__proto__":{"full_name":"A"}}'), 400],
    ['a constructor with a prototype', json('{"constructor":{"prototype":{"full_name":"A"}}}'), 400],
    ['lists within lists within lists', json('['.repeat(16_000) + ']'.repeat(16_000)), 400],
    ['objects within objects', json(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`), 422],
    ['a body over 96 KiB', json(JSON.stringify(anEnquiry({ message: 'x'.repeat(99_000) }))), 413],
    ['a form', json('full_name=A', 'application/x-www-form-urlencoded'), 415],
    ['plain text', json('{}', 'text/plain'), 415],
    ['JSON of another kind', json('{}', 'application/ld+json'), 415],
    ['no type', { payload: Buffer.from('{}') }, 415],
    ['a type that is none', json('{}', 'json'), 415],
    ['another charset', json('{}', 'application/json; charset=utf-16'), 415],
    [
      'a compressed body',
      { payload: '{}', headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' } },
      415,
    ],
  ])('with %s gets an error in JSON, and nothing is stored', async (_what, request, status) => {
    const { send, store } = await startApi();
    const response = await send(request);
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.json()).toMatchObject({ success: false });
    expect(await store.count({})).toBe(0);
  });

  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'TRACE'])(
    'with method %s is answered 405 with Allow',
    async (method) => {
      const { send } = await startApi();
      const response = await send({ method: method as 'GET' });
      expect(response.statusCode).toBe(405);
      expect(response.headers.allow).toBe('POST, OPTIONS');
      if (method !== 'HEAD') expect(response.json()).toMatchObject({ success: false, message: expect.any(String) });
    },
  );

  test('with another method is answered 405 before its body is read', async () => {
    const { send } = await startApi();
    expect((await send({ method: 'PUT', ...json('x'.repeat(99_000), 'text/plain') })).statusCode).toBe(405);
  });

  test.each(['/api', '/api/', '/api/create', '/api/create/contact/', '/api/create/contact/1', '/api/%2e%2e/x'])(
    'to an unknown path (%s) is answered 404',
    async (url) => {
      const { app } = await startApi();
      expect((await app.inject({ method: 'POST', url, payload: anEnquiry() })).statusCode).toBe(404);
    },
  );

  test('that is not HTTP is answered 400', async () => {
    const { app } = await startApi();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.end('hello\r\n\r\n');
    let response = '';
    for await (const chunk of socket) response += chunk;
    expect(response).toMatch(/^HTTP\/1.1 400 /);
  });
});

describe('the API', () => {
  const preflight = (origin: string) => ({
    method: 'OPTIONS' as const,
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
  });

  test('allows CORS requests from the site', async () => {
    const { send } = await startApi();
    const response = await send(preflight(siteUrl));
    expect(response.statusCode).toBe(204);
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': siteUrl,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
    });
    const sent = await send({ payload: {}, headers: { origin: siteUrl } });
    expect([sent.statusCode, sent.headers['access-control-allow-origin']]).toEqual([422, siteUrl]);
  });

  test('does not allow CORS requests from other origins', async () => {
    const { send } = await startApi();
    expect((await send(preflight('https://evil.example'))).headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('allows CORS requests from ALLOWED_ORIGINS, and not from similar origins', async () => {
    const { send } = await startApi({ allowedOrigins: [siteUrl, 'https://partner.example'] });
    const allowed = async (origin: string) =>
      (await send(preflight(origin))).headers['access-control-allow-origin'] === origin;
    expect(await allowed('https://partner.example')).toBe(true);
    for (const origin of [
      'http://partner.example',
      'https://partner.example.evil.example',
      'https://partner.example:8443',
      'https://sub.partner.example',
      'null',
    ])
      expect(await allowed(origin), origin).toBe(false);
  });

  test('sends HSTS over HTTPS only', async () => {
    const forwarded = { 'x-forwarded-proto': 'https' };
    const behindProxy = await startApi({ trustProxy: 1 });
    const over = await behindProxy.send({ payload: {}, headers: forwarded });
    expect(over.headers['strict-transport-security']).toBe('max-age=63072000');
    expect((await behindProxy.send({ payload: {} })).headers).not.toHaveProperty('strict-transport-security');
    const open = await startApi();
    expect((await open.send({ payload: {}, headers: forwarded })).headers).not.toHaveProperty(
      'strict-transport-security',
    );
  });

  test.each<[string, Config['trustProxy'], string, string, boolean]>([
    ['nobody', false, '192.0.2.1', '198.51.100.7', false],
    ['one proxy', 1, '192.0.2.1', '198.51.100.7', true],
    ['the proxy of this address', ['192.0.2.0/24'], '192.0.2.1', '198.51.100.7', true],
    ['a proxy of another address', ['10.0.0.1'], '192.0.2.1', '198.51.100.7', false],
    // The visitor wrote the first address, the proxy the last.
    ['one proxy, and a visitor who lies', 1, '192.0.2.1', '203.0.113.1, 198.51.100.7', true],
  ])('counts by the client’s address if it trusts %s', async (_who, trustProxy, peer, forwarded, believed) => {
    const { send } = await startApi({ enquiryLimit: 1, trustProxy });
    const from = (chain: string) =>
      send({ payload: anEnquiry(), remoteAddress: peer, headers: { 'x-forwarded-for': chain } });
    expect((await from(forwarded)).statusCode).toBe(200);
    expect((await from(forwarded.replace('203.0.113.1', '203.0.113.2'))).statusCode).toBe(429);
    expect((await from('198.51.100.8')).statusCode).toBe(believed ? 200 : 429);
  });

  test('refuses enquiries from pages of other origins, and accepts requests without Origin', async () => {
    const { send, store } = await startApi({ allowedOrigins: [siteUrl, 'https://partner.example'] });
    const from = (headers: Record<string, string>) => send({ payload: anEnquiry(), headers });
    const refused = await from({ origin: 'https://evil.example' });
    expect([refused.statusCode, refused.json()]).toEqual([403, { success: false, message: expect.any(String) }]);
    expect((await from({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect(await store.count({})).toBe(0);
    expect((await from({ origin: 'https://partner.example', 'sec-fetch-site': 'cross-site' })).statusCode).toBe(200);
    expect((await from({})).statusCode).toBe(200);
  });

  test('sends no-store, and a policy that allows no scripts and no framing, with every response', async () => {
    const { send, app } = await startApi();
    const answers = [
      await send({ payload: anEnquiry() }),
      await send({ payload: {} }),
      await send(preflight(siteUrl)),
      await app.inject('/api/create/contact'),
      await app.inject('/api/nowhere'),
      await app.inject('/api/%'),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 422, 204, 405, 404, 404]);
    for (const { headers } of answers)
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; media-src 'self'; frame-ancestors 'none'",
      });
  });

  test.each(['user@example.com', 'a b', '<script>', 'example.com:x'])('refuses a malformed host (%s)', async (host) => {
    const { send } = await startApi();
    const response = await send({ payload: anEnquiry(), headers: { host } });
    expect([response.statusCode, response.body]).toEqual([400, siteMessages.server.page['400']]);
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  test('reports its health', async () => {
    const well = await startApi();
    const response = await well.app.inject('/healthz');
    expect([response.statusCode, response.body]).toEqual([200, '{"status":"ok","deliveriesLate":false}']);
    const ill = await startApi({ breakStore: true });
    expect((await ill.app.inject('/healthz')).statusCode).toBe(503);
  });

  test('logs each request without personal data', async () => {
    const { app, send, lines } = await startApi();
    await send({ payload: anEnquiry(), remoteAddress: '203.0.113.9' });
    await send(json('{"email":"secret@example.com"', 'application/json'));
    await app.inject('/api/amelie%40example.com?email=amelie@example.com');
    const log = lines.join('');
    expect(log).toMatch(/"method":"POST","route":"\/api\/create\/contact","status":200,"ms":/);
    for (const text of [...Object.values(anEnquiry()), 'secret@', 'amelie', '203.0.113.9'])
      expect(log).not.toContain(text);
  });
});
