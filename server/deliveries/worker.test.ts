import { expect, test } from 'vitest';
import { eventually } from '../test-helpers.ts';
import { minute, respondWith, startHook } from './test-helpers.ts';

test('a failed delivery is retried with the same id until it succeeds, and no other enquiry is lost', async () => {
  const { recipient, send, states, clock, failures } = await startHook(respondWith(500));
  await send('a', 'b');
  await eventually(() => expect(failures()).toHaveLength(1));
  recipient.respond = respondWith(200);
  clock.now += minute;
  await eventually(async () => expect(await states()).toEqual(['sent', 'sent']));
  const ids = recipient.requests.map(({ headers }) => headers['webhook-id']);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(2);
});

test('one failed delivery does not delay the others', async () => {
  const { recipient, send, states, failures } = await startHook(respondWith(400));
  await send('a');
  await eventually(() => expect(failures()).toHaveLength(1));
  recipient.respond = respondWith(200);
  await send('b');
  await eventually(async () => expect(await states()).toEqual(['sent', 'waiting']));
});

test('the first retry comes after ten seconds; Retry-After, in seconds or as a date, is respected up to an hour', async () => {
  const { recipient, send, clock, failures } = await startHook(respondWith(503));
  const retryAt = () => /"retryAt":"([^"]+)"/.exec(failures().at(-1) ?? '')?.[1];
  await send('a');
  await eventually(() => expect(retryAt()).toBe('2026-03-15T08:00:10.000Z'));
  recipient.respond = respondWith(429, { 'retry-after': '1800' });
  clock.now += 10_000;
  await eventually(() => expect(retryAt()).toBe('2026-03-15T08:30:10.000Z'));
  recipient.respond = respondWith(503, { 'retry-after': '0' });
  clock.now += 1_800_000;
  await eventually(() => expect(retryAt()).toBe('2026-03-15T08:30:50.000Z'));
  recipient.respond = respondWith(503, { 'retry-after': new Date(Date.now() + 9 * 60 * minute).toUTCString() });
  clock.now += 40_000;
  await eventually(() => expect(retryAt()).toBe('2026-03-15T09:30:50.000Z'));
});

test('a delivery fails after three days of retries', async () => {
  const { send, states, clock, lines, failures } = await startHook(respondWith(500));
  await send('a');
  await eventually(() => expect(failures()).toHaveLength(1));
  clock.now += 72 * 60 * minute;
  await eventually(async () => expect(await states()).toEqual(['failed']));
  expect(lines.at(-1)).toContain('given up after three days');
});
