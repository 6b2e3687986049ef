import type { Logger } from 'pino';
import type { SubmissionStore } from '../store/store.ts';
import { type Age, subtractAge } from './age.ts';

const dayMs = 24 * 60 * 60_000;

/** Deletes all submissions older than an age, also spam. Resolves to their number. */
export async function expire(
  store: Pick<SubmissionStore, 'each' | 'delete'>,
  olderThan: Age,
  now: Date,
): Promise<number> {
  const ids = await Array.fromAsync(store.each({ to: subtractAge(now, olderThan), spam: 'any' }), ({ id }) => id);
  return store.delete(ids);
}

/** Deletes submissions older than an age, now and once a day. `close` resolves after the deletion that is running. */
export function expireDaily({
  store,
  olderThan,
  log,
  now = Date.now,
  everyMs = dayMs,
}: {
  store: Pick<SubmissionStore, 'each' | 'delete'>;
  olderThan: Age;
  log: Pick<Logger, 'info' | 'error'>;
  now?: () => number;
  everyMs?: number;
}): { close(): Promise<void> } {
  let running = Promise.resolve();
  const run = () => {
    running = running.then(async () => {
      try {
        const deleted = await expire(store, olderThan, new Date(now()));
        if (deleted > 0) log.info({ deleted }, 'enquiries expired');
      } catch (err) {
        log.error({ err }, 'enquiries could not be expired');
      }
    });
  };
  const timer = setInterval(run, everyMs);
  timer.unref();
  run();
  return {
    close: () => {
      clearInterval(timer);
      return running;
    },
  };
}
