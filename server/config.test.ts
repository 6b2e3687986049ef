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

test.each(['-1', '65536', '80.5', '1e3', '0x50', '99999999999'])('PORT=%s is refused', (PORT) => {
  expect(() => readConfig({ PORT })).toThrow(ConfigError);
});

test.each(['http://example.com/path', 'http://user@example.com', 'http://example.com/?q', 'javascript:alert(1)'])(
  'SITE_URL=%s is refused: it is more than an origin',
  (SITE_URL) => {
    expect(() => readConfig({ SITE_URL })).toThrow(ConfigError);
  },
);
