import type { Logger } from 'pino';
import type { SubmissionFilter, SubmissionStore } from '../store/store.ts';
import { type Age, ago } from './age.ts';

const dayMs = 24 * 60 * 60_000;

/**
 * Resolves to the ids of all submissions, also spam, from an email address in any spelling. The addresses are compared
 * here: the `trim` of SQL removes spaces only, and the `lower` of SQLite changes ASCII only.
 */
export async function idsOfPerson(store: Pick<SubmissionStore, 'each'>, email: string): Promise<number[]> {
  const normalized = (text: string) => text.trim().toLowerCase();
  return idsOf(store, {}, (submission) => normalized(submission.email) === normalized(email));
}

/** Resolves to the ids of all submissions, also spam, that arrived before a time. */
export async function idsBefore(store: Pick<SubmissionStore, 'each'>, before: Date): Promise<number[]> {
  return idsOf(store, { before }, () => true);
}

/** Deletes all submissions older than an age, also spam. Resolves to their number. */
export async function expire(
  store: Pick<SubmissionStore, 'each' | 'delete'>,
  olderThan: Age,
  now: Date,
): Promise<number> {
  return store.delete(await idsBefore(store, ago(olderThan, now)));
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

async function idsOf(
  store: Pick<SubmissionStore, 'each'>,
  filter: SubmissionFilter,
  isWanted: (submission: { email: string }) => boolean,
): Promise<number[]> {
  const ids: number[] = [];
  for await (const submission of store.each({ ...filter, spam: 'any' }))
    if (isWanted(submission)) ids.push(submission.id);
  return ids;
}
