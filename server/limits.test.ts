import rateLimit from '@fastify/rate-limit';
import { fastify } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createLimit } from './limits.ts';

async function startLimit(max: number, window: '1 minute' | '1 day') {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-15T08:00:00Z') });
  const app = fastify();
  await app.register(rateLimit, { global: false });
  const limit = createLimit(app, max, window);
  app.get('/', async (request) => ({ wait: await limit(request) }));
  onTestFinished(async () => {
    vi.useRealTimers();
    await app.close();
  });
  return async (remoteAddress = '192.0.2.1') => (await app.inject({ url: '/', remoteAddress })).json().wait;
}

test('limits requests per minute and address', async () => {
  const wait = await startLimit(2, '1 minute');
  expect([await wait(), await wait()]).toEqual([0, 0]);
  vi.advanceTimersByTime(15_500);
  expect(await wait()).toBe(45);
  expect(await wait('192.0.2.2')).toBe(0);
  vi.advanceTimersByTime(44_500);
  expect(await wait()).toBe(0);
});

test('limits requests per day', async () => {
  const wait = await startLimit(1, '1 day');
  await wait();
  vi.advanceTimersByTime(23 * 3_600_000);
  expect(await wait()).toBe(3600);
});

test('0 sets no limit', async () => {
  const wait = await startLimit(0, '1 minute');
  for (let n = 0; n < 100; n++) expect(await wait()).toBe(0);
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:0db8:1:2::9', true],
  ['2001:db8:1:2::9', '2001:db8:1:3::9', false],
  ['::ffff:192.0.2.1', '192.0.2.1', true],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.2', false],
  ['fe80::1%eth0', 'fe80::2%eth0', true],
])('%s and %s share a limit: %s', async (first, second, isSame) => {
  const wait = await startLimit(1, '1 minute');
  expect(await wait(first)).toBe(0);
  expect((await wait(second)) > 0).toBe(isSame);
});
