import { expect, onTestFinished, test, vi } from 'vitest';
import { openStore } from '../store/store.ts';
import { anEnquiry, temporaryFolder } from '../test-helpers.ts';
import { readAge } from './age.ts';
import { expireDaily } from './erasure.ts';

/** Creates a store with an enquiry of each of these days, and the daily expiry of those older than 24 months. */
async function aStoreOf(...days: string[]) {
  const store = await openStore({ databaseUrl: '', dataDir: await temporaryFolder() }, console.error);
  for (const day of days)
    await store.add(anEnquiry({ message: day }), { spam: null, at: new Date(`${day}T08:00:00Z`) });
  const clock = { now: Date.parse('2026-03-15T08:00:00Z') };
  const log = { info: vi.fn(), error: vi.fn() };
  const expiry = expireDaily({ store, olderThan: readAge('24mo')!, log, now: () => clock.now, everyMs: 20 });
  onTestFinished(async () => {
    await expiry.close();
    await store.close();
  });
  const daysLeft = async () => (await store.list({ limit: 9 })).map(({ message }) => message);
  return { store, clock, log, daysLeft };
}

const eventually = (holds: () => Promise<void>) => vi.waitFor(holds, { timeout: 20_000, interval: 10 });

test('deletes expired enquiries at start and once a day', async () => {
  const { clock, log, daysLeft } = await aStoreOf('2024-03-14', '2024-03-16', '2026-01-01');
  await eventually(async () => expect(await daysLeft()).toEqual(['2026-01-01', '2024-03-16']));
  expect(log.info).toHaveBeenCalledWith({ deleted: 1 }, 'enquiries expired');
  clock.now += 48 * 3_600_000;
  await eventually(async () => expect(await daysLeft()).toEqual(['2026-01-01']));
});

test('logs a failure and deletes the enquiries at the next attempt', async () => {
  const { store, log, daysLeft } = await aStoreOf('2024-03-14');
  const original = store.delete;
  store.delete = async () => {
    throw new Error('disk full');
  };
  await eventually(async () => expect(log.error.mock.calls.length + log.info.mock.calls.length).toBeGreaterThan(0));
  store.delete = original;
  await eventually(async () => expect(await daysLeft()).toEqual([]));
});
