import type { Logger } from 'pino';
import { type Age, ago } from './age.ts';
import type { EnquiryFilter, EnquiryStore } from './store.ts';

/** How many enquiries are removed in one transaction. */
const batchSize = 500;

const dayMs = 24 * 60 * 60_000;

/** The ids of all enquiries, held ones too, that came with this e-mail address, however it was spelled. */
export async function idsOfPerson(store: Pick<EnquiryStore, 'each'>, email: string): Promise<number[]> {
  const wanted = spelled(email);
  return idsOf(store, {}, (one) => spelled(one.email) === wanted);
}

/**
 * An e-mail address as all its spellings have it: in small letters, and without what JavaScript takes for space around
 * it, as the rules of the form do. Databases know fewer such signs, and older enquiries were kept with them.
 */
function spelled(email: string): string {
  return email.trim().toLowerCase();
}

/** The ids of all enquiries, held ones too, that arrived before a time. */
export async function idsBefore(store: Pick<EnquiryStore, 'each'>, before: Date): Promise<number[]> {
  return idsOf(store, { before }, () => true);
}

/** Removes what is older than an age for good, held or not, and its e-mails; resolves to how many enquiries. */
export async function expire(store: Pick<EnquiryStore, 'each' | 'remove'>, olderThan: Age, now: Date): Promise<number> {
  const ids = await idsBefore(store, ago(olderThan, now));
  let removed = 0;
  for (let start = 0; start < ids.length; start += batchSize)
    removed += await store.remove(ids.slice(start, start + batchSize));
  return removed;
}

/** Removes what is older than an age, now and once a day; resolves once what is being removed is. Never rejects. */
export function expireDaily({
  store,
  olderThan,
  log,
  now = Date.now,
  everyMs = dayMs,
}: {
  store: Pick<EnquiryStore, 'each' | 'remove'>;
  olderThan: Age;
  log: Pick<Logger, 'info' | 'error'>;
  now?: () => number;
  everyMs?: number;
}): { close(): Promise<void> } {
  let running = Promise.resolve();
  const run = () => {
    running = running.then(async () => {
      try {
        const removed = await expire(store, olderThan, new Date(now()));
        if (removed > 0) log.info({ removed }, 'enquiries expired');
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
  store: Pick<EnquiryStore, 'each'>,
  filter: EnquiryFilter,
  isWanted: (enquiry: { email: string }) => boolean,
): Promise<number[]> {
  const ids: number[] = [];
  for (const held of [false, true])
    for await (const enquiry of store.each({ ...filter, held })) if (isWanted(enquiry)) ids.push(enquiry.id);
  return ids.toSorted((a, b) => a - b);
}
