import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('without any setting the server has a working default for each', () => {
  expect(readConfig({})).toMatchObject({
    port: 4321,
    siteUrl: 'http://localhost:4321',
    apiHost: '',
    dataDir: `${process.cwd()}/data`,
    logLevel: 'info',
    enquiryLimit: 30,
    renderLimit: 300,
  });
});

test('settings given are used, and an empty one counts as not set', () => {
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
    apiHost: 'https://api.example.com',
    dataDir: '/var/lib/site',
    logLevel: 'info',
    enquiryLimit: 0,
  });
});

test('every setting that cannot be used is told at once, with its name, its fault and an example', () => {
  const read = () =>
    readConfig({
      PORT: 'http',
      SITE_URL: 'example.com/site',
      LOG_LEVEL: 'loud',
      ENQUIRY_LIMIT: '-1',
      PUBLIC_API_HOST: 'ftp://x',
    });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow('PORT is "http": it must be a whole number from 0 to 65535; for example PORT=4321.');
  expect(read).toThrow(/SITE_URL is "example.com\/site": .*for example SITE_URL=https:\/\/www\.example\.com/);
  expect(read).toThrow(/LOG_LEVEL is "loud": it must be one of fatal, error/);
  expect(read).toThrow(/ENQUIRY_LIMIT is "-1"/);
  expect(read).toThrow(/PUBLIC_API_HOST is "ftp:\/\/x"/);
});

test('the store, e-mail, proxies and other origins can be set', () => {
  const config = readConfig({
    SITE_URL: 'https://www.example.com',
    DATABASE_URL: 'postgres://site:secret@db.example.com/site',
    SMTP_URL: 'smtps://site:secret@mail.example.com',
    ENQUIRY_TO: 'hello@example.com, sales@example.com',
    ENQUIRY_FROM: 'website@example.com',
    TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::1',
    EXPIRE_AFTER: '24mo',
    POSTGRES_BIN: '/usr/lib/postgresql/17/bin',
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
    postgresBin: '/usr/lib/postgresql/17/bin',
    allowedOrigins: ['https://www.example.com', 'https://example.com'],
  });
  expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
  expect(readConfig({})).toMatchObject({
    databaseUrl: '',
    mail: undefined,
    expireAfter: undefined,
    postgresBin: '',
    trustProxy: false,
    allowedOrigins: ['http://localhost:4321'],
  });
});

test.each([
  [{ DATABASE_URL: 'mysql://site:secret@db/site' }, /^DATABASE_URL cannot be used: it must be an address that starts/],
  [{ DATABASE_URL: 'secret' }, /^DATABASE_URL cannot be used/],
  [{ SMTP_URL: 'secret@mail', ENQUIRY_TO: 'a@b.example', ENQUIRY_FROM: 'a@b.example' }, /^SMTP_URL cannot be used/],
  [
    { SMTP_URL: 'smtp://u:secret@mail.example.com', ENQUIRY_TO: 'a@b.example' },
    /belong together: ENQUIRY_FROM is not set/,
  ],
  // What one software reads as a password, another reads as a host, a port or a path.
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
    /^DATABASE_URL cannot be used: it must be an address that starts with postgres:\/\/ [^\n]*$/,
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
    /^SMTP_URL cannot be used: it [^\n]*$/,
  ]),
  [{ ENQUIRY_TO: ',', SMTP_URL: 'smtp://mail', ENQUIRY_FROM: 'a@b.example' }, /ENQUIRY_TO is ",": it names nobody/],
  [{ EXPIRE_AFTER: '24' }, /EXPIRE_AFTER is "24": it must be an age in days, weeks, months or years/],
  [{ EXPIRE_AFTER: '0mo' }, /EXPIRE_AFTER is/],
  [{ POSTGRES_BIN: 'bin' }, /POSTGRES_BIN is "bin": it must be the whole path of a folder/],
  [{ ENQUIRY_TO: 'a@b.example, nobody' }, /ENQUIRY_TO is "a@b.example, nobody": it must be an e-mail address/],
  [{ TRUST_PROXY: 'true' }, /TRUST_PROXY is "true": it must be the number of proxies/],
  [{ TRUST_PROXY: '10.0.0.0/64' }, /TRUST_PROXY is/],
  [{ TRUST_PROXY: '0' }, /TRUST_PROXY is/],
  [{ ALLOWED_ORIGINS: 'https://a.example, *' }, /ALLOWED_ORIGINS is "https:\/\/a.example, \*": it must be a web/],
])('%j is refused, and no password is repeated', (env, told) => {
  let message = '';
  try {
    readConfig(env);
  } catch (error) {
    message = (error as Error).message;
  }
  expect(message).toMatch(told);
  expect(message).not.toContain('secret');
});

test('a password may hold any sign, written as %40 and the like', () => {
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

test.each(['-1', '65536', '80.5', '1e3', '0x50', '99999999999'])('PORT=%s is refused', (PORT) => {
  expect(() => readConfig({ PORT })).toThrow(ConfigError);
});

test.each(['http://example.com/path', 'http://user@example.com', 'http://example.com/?q', 'javascript:alert(1)'])(
  'SITE_URL=%s is refused: it is more than an origin',
  (SITE_URL) => {
    expect(() => readConfig({ SITE_URL })).toThrow(ConfigError);
  },
);
