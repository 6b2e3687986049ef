import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { UserError } from '../src/lib/user-error.ts';
import { readConfig } from './config.ts';

test('has a default for every setting', () => {
  expect(readConfig({})).toEqual({
    port: 4321,
    host: expect.stringMatching(/^(::|0\.0\.0\.0)$/),
    siteUrl: 'http://localhost:4321',
    apiOrigin: '',
    dataDir: `${process.cwd()}/data`,
    databaseUrl: '',
    mail: undefined,
    webhook: undefined,
    expireAfter: undefined,
    trustProxy: false,
    allowedOrigins: ['http://localhost:4321'],
    distDir: `${process.cwd()}/dist`,
    logLevel: 'info',
    enquiryLimit: 5,
    enquiryDailyLimit: 50,
    renderLimit: 300,
  });
});

test('.env.example has the defaults', () => {
  expect(readConfig(parseEnv(readFileSync('.env.example', 'utf8')))).toEqual(readConfig({}));
});

test('uses given settings, and defaults for empty ones', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '127.0.0.1',
    PUBLIC_API_HOST: 'https://API.example.com/',
    DATA_DIR: '/var/lib/site',
    LOG_LEVEL: '',
    ENQUIRY_LIMIT: '0',
  });
  expect(config).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    siteUrl: 'http://localhost:8080',
    apiOrigin: 'https://api.example.com',
    dataDir: '/var/lib/site',
    logLevel: 'info',
    enquiryLimit: 0,
  });
});

test('reports all invalid settings at once, with name, reason and example', () => {
  const read = () =>
    readConfig({
      PORT: 'http',
      SITE_URL: 'example.com/site',
      LOG_LEVEL: 'loud',
      ENQUIRY_LIMIT: '-1',
      PUBLIC_API_HOST: 'ftp://x',
    });
  expect(read).toThrow(UserError);
  expect(read).toThrow('✖ must be a whole number from 0 to 65535; for example PORT=4321\n  → at PORT\n');
  expect(read).toThrow(/no path; for example SITE_URL=https:\/\/www\.example\.com\n {2}→ at SITE_URL\n/);
  expect(read).toThrow(/"fatal"\|"error".*; for example LOG_LEVEL=info/);
  for (const name of ['ENQUIRY_LIMIT', 'PUBLIC_API_HOST']) expect(read).toThrow(new RegExp(`→ at ${name}$`, 'm'));
});

test('reads the settings of store, email, proxies and origins', () => {
  const config = readConfig({
    SITE_URL: 'https://www.example.com',
    DATABASE_URL: 'postgres://site:secret@db.example.com/site',
    SMTP_URL: 'smtps://site:secret@mail.example.com',
    ENQUIRY_TO: 'hello@example.com, sales@example.com',
    ENQUIRY_FROM: 'website@example.com',
    TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::1',
    EXPIRE_AFTER: '24mo',
    ALLOWED_ORIGINS: 'https://example.com,https://www.example.com',
  });
  expect(config).toMatchObject({
    databaseUrl: 'postgres://site:secret@db.example.com/site',
    mail: {
      smtpUrl: 'smtps://site:secret@mail.example.com',
      to: ['hello@example.com', 'sales@example.com'],
      from: 'website@example.com',
    },
    trustProxy: ['loopback', '10.0.0.0/8', '2001:db8::1'],
    expireAfter: { count: 24, unit: 'mo' },
    allowedOrigins: ['https://www.example.com', 'https://example.com'],
  });
  expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
});

test.each([
  [{ DATABASE_URL: 'mysql://site:secret@db/site' }, /must start with postgres:.*\n {2}→ at DATABASE_URL$/],
  [{ DATABASE_URL: 'secret' }, /→ at DATABASE_URL$/],
  [{ SMTP_URL: 'secret@mail', ENQUIRY_TO: 'a@b.example', ENQUIRY_FROM: 'a@b.example' }, /→ at SMTP_URL$/],
  [
    { SMTP_URL: 'smtp://u:secret@mail.example.com', ENQUIRY_TO: 'a@b.example' },
    /is not set, but SMTP_URL, ENQUIRY_TO, ENQUIRY_FROM belong together; for example .*\n {2}→ at ENQUIRY_FROM$/,
  ],
  // Software differs in whether such parts belong to a password, a host, a port or a path.
  ...[
    'site:1/secret@db/site',
    'site:1#secret@db',
    'site:1?secret@db/site',
    'site:%secret@db/site',
    'db/site#secret',
    'db/site?a=b@secret',
    'site:secret@/site',
  ].map((rest): [Record<string, string>, RegExp] => [
    { DATABASE_URL: `postgres://${rest}` },
    /must start with postgres:\/\/, name a host.*\n {2}→ at DATABASE_URL$/,
  ]),
  ...[
    'site:1/secret@mail',
    'site:1#secret@mail',
    'site:1?secret@mail',
    'site:%secret@mail',
    'mail/secret',
    'mail?tls.rejectUnauthorized=false&secret',
    'mail:secret',
    'site:secret@:587',
  ].map((rest): [Record<string, string>, RegExp] => [
    { SMTP_URL: `smtp://${rest}`, ENQUIRY_TO: 'a@b.example', ENQUIRY_FROM: 'a@b.example' },
    /→ at SMTP_URL$/,
  ]),
  [
    { ENQUIRY_TO: ',', SMTP_URL: 'smtp://mail', ENQUIRY_FROM: 'a@b.example' },
    /names no address.*\n {2}→ at ENQUIRY_TO$/,
  ],
  [
    { EXPIRE_AFTER: '24' },
    /must be an age in days, weeks, months or years; for example EXPIRE_AFTER=24mo\n {2}→ at EXPIRE_AFTER$/,
  ],
  [{ EXPIRE_AFTER: '0mo' }, /→ at EXPIRE_AFTER$/],
  [
    { ENQUIRY_TO: 'a@b.example, nobody' },
    /must be an email address; for example ENQUIRY_TO=hello@example.com\n {2}→ at ENQUIRY_TO$/m,
  ],
  [{ TRUST_PROXY: 'true' }, /must be the number of proxies.*\n {2}→ at TRUST_PROXY$/],
  [{ TRUST_PROXY: '10.0.0.0/64' }, /→ at TRUST_PROXY$/],
  [{ TRUST_PROXY: '0' }, /→ at TRUST_PROXY$/],
  [{ ALLOWED_ORIGINS: 'https://a.example, *' }, /must start with http.*\n {2}→ at ALLOWED_ORIGINS$/],
])('rejects %j without repeating a password', (env, reason) => {
  let message = '';
  try {
    readConfig(env);
  } catch (error) {
    message = (error as Error).message;
  }
  expect(message).toMatch(reason);
  expect(message).not.toContain('secret');
});

test('accepts a percent-encoded password', () => {
  const DATABASE_URL = 'postgres://site:p%40ss%2Fw%23rd@%2Fvar%2Frun%2Fpostgresql/site?sslmode=disable';
  const SMTP_URL = 'smtps://site%40agency:p%40ss%2F%3A@[::1]:465/';
  const config = readConfig({
    DATABASE_URL,
    SMTP_URL,
    ENQUIRY_TO: 'a@b.example,a@b.example',
    ENQUIRY_FROM: 'a@b.example',
  });
  expect(config).toMatchObject({ databaseUrl: DATABASE_URL, mail: { smtpUrl: SMTP_URL, to: ['a@b.example'] } });
});

test.each(['-1', '65536', '80.5', '1e3', '0x50', '99999999999'])('rejects PORT=%s', (PORT) => {
  expect(() => readConfig({ PORT })).toThrow(UserError);
});

test.each(['http://example.com/path', 'http://user@example.com', 'http://example.com/?q', 'javascript:alert(1)'])(
  'rejects SITE_URL=%s, which is not an origin',
  (SITE_URL) => {
    expect(() => readConfig({ SITE_URL })).toThrow(UserError);
  },
);

const secret = `whsec_${'a'.repeat(32)}`;

test.each(['https://hooks.example.com/a/b', 'http://localhost:5678/a', 'http://127.0.0.1/a', 'http://[::1]/a'])(
  'accepts the webhook URL %s',
  (url) => {
    expect(readConfig({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret }).webhook).toEqual({ url, secret });
  },
);

test('accepts an http webhook on another machine with WEBHOOK_ALLOW_HTTP', () => {
  const config = readConfig({ WEBHOOK_URL: 'http://n8n:5678/a', WEBHOOK_SECRET: secret, WEBHOOK_ALLOW_HTTP: 'on' });
  expect(config.webhook?.url).toBe('http://n8n:5678/a');
});

test.each([
  ['http://n8n:5678/token', secret, 'must be https'],
  ['ftp://hooks.example.com/token', secret, 'starts with https://'],
  ['https://user:token@hooks.example.com/', secret, 'no user and password'],
  ['token', secret, 'starts with https://'],
  ['https://hooks.example.com/token', 'token', 'must be whsec_'],
  ['https://hooks.example.com/token', '', '→ at WEBHOOK_SECRET'],
  ['', secret, '→ at WEBHOOK_URL'],
])('rejects the webhook %s with secret %s without repeating either', (url, given, reason) => {
  const read = () => readConfig({ WEBHOOK_URL: url, WEBHOOK_SECRET: given });
  expect(read).toThrow(reason);
  expect(read).not.toThrow(/token|aaaa/);
});
