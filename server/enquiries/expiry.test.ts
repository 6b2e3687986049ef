import { expect, onTestFinished, test, vi } from 'vitest';
import { anEnquiry } from '../../tests/helpers/samples.ts';
import type { SubmissionStore } from '../store/store.ts';
import { eventually, openTestStore } from '../test-helpers.ts';
import { readAge } from './age.ts';
import { expireDaily } from './expiry.ts';

/** Opens a store with an enquiry of each of these days. */
async function aStoreOf(...days: string[]) {
  const { store } = await openTestStore();
  for (const day of days)
    await store.add(anEnquiry({ message: day }), { spam: null, at: new Date(`${day}T08:00:00Z`) });
  const daysLeft = async () => (await store.list({ limit: 9 })).map(({ message }) => message);
  return { store, daysLeft };
}

/** Starts the daily expiry of enquiries older than 24 months. It runs every 20 ms. */
function startExpiry(store: SubmissionStore) {
  const clock = { now: Date.parse('2026-03-15T08:00:00Z') };
  const log = { info: vi.fn(), error: vi.fn() };
  const expiry = expireDaily({ store, olderThan: readAge('24mo')!, log, now: () => clock.now, everyMs: 20 });
  onTestFinished(() => expiry.close());
  return { clock, log };
}

test('deletes expired enquiries at start and once a day', async () => {
  const { store, daysLeft } = await aStoreOf('2024-03-14', '2024-03-16', '2026-01-01');
  const { clock, log } = startExpiry(store);
  await eventually(async () => expect(await daysLeft()).toEqual(['2026-01-01', '2024-03-16']));
  expect(log.info).toHaveBeenCalledWith({ deleted: 1 }, 'enquiries expired');
  clock.now += 48 * 3_600_000;
  await eventually(async () => expect(await daysLeft()).toEqual(['2026-01-01']));
});

test('logs a failure and deletes the enquiries at the next attempt', async () => {
  const { store, daysLeft } = await aStoreOf('2024-03-14');
  const err = new Error('disk full');
  vi.spyOn(store, 'delete').mockRejectedValueOnce(err);
  const { log } = startExpiry(store);
  await eventually(async () => expect(log.error).toHaveBeenCalledWith({ err }, 'enquiries could not be expired'));
  await eventually(async () => expect(await daysLeft()).toEqual([]));
});
