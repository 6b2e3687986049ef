import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { type ChannelName, type DeliveryState, type StoredSubmission, storedColumns, type Tables } from './schema.ts';

/** Recipient of submissions. */
export interface Recipient {
  channel: ChannelName;
  /** Email address or host of the webhook. */
  target: string;
}

/** Delivery that this process has claimed. */
export interface Delivery extends Recipient {
  id: number;
  submission: StoredSubmission;
  /** Number of this attempt, from 1. */
  attempt: number;
  queued_at: string;
}

/** Result of an attempt. */
export interface Outcome {
  state: DeliveryState;
  reason: string | null;
  at: Date;
  /** Time of the next attempt, or null for none. */
  dueAt: Date | null;
  /** Recipient of a notice of this failure. */
  notice?: Recipient | undefined;
}

/** Maximum time (ms) until a delivery is due. If it is longer, the clock was set back and the delivery is due now. */
const maxWaitMs = 65 * 60_000;

/** Wait (ms) after which a delivery is late. */
const lateMs = 5 * 60_000;

export type Deliveries = ReturnType<typeof createDeliveries>;
export type DeliveryRecord = Awaited<ReturnType<Deliveries['of']>>[number];

/** Queues a submission's deliveries, due at `at`. Existing ones start again. */
export async function enqueue(tx: Kysely<Tables>, id: number, recipients: Recipient[], at: Date): Promise<void> {
  if (recipients.length === 0) return;
  const initial = {
    state: 'waiting',
    queued_at: at.toISOString(),
    due_at: at.toISOString(),
    at: at.toISOString(),
    attempts: 0,
    reason: null,
  } as const;
  await tx
    .insertInto('deliveries')
    .values(recipients.map((recipient) => ({ enquiry_id: id, ...recipient, ...initial })))
    .onConflict((conflict) => conflict.columns(['enquiry_id', 'channel', 'target']).doUpdateSet(initial))
    .execute();
}

/** Creates the queue of deliveries, which several servers may share. */
export function createDeliveries({ db, isPostgres, write }: Database) {
  return {
    /**
     * Claims the delivery that has been due for the longest time. No other process gets it until `leaseMs` have passed.
     */
    claim({ channel, now, leaseMs }: { channel: ChannelName; now: Date; leaseMs: number }) {
      const time = now.toISOString();
      const latestDueAt = new Date(now.getTime() + maxWaitMs).toISOString();
      const selectDue = (tx: Kysely<Tables>) =>
        tx
          .selectFrom('deliveries')
          .select('id')
          .where('channel', '=', channel)
          .where(({ eb, or }) => or([eb('due_at', '<=', time), eb('due_at', '>', latestDueAt)]))
          .orderBy('due_at')
          .orderBy('id')
          .limit(1)
          .$if(isPostgres, (query) => query.forUpdate().skipLocked())
          .executeTakeFirst();
      return write(async (tx): Promise<Delivery | undefined> => {
        const due = await selectDue(tx);
        if (!due) return undefined;
        const { attempts, enquiry_id, ...rest } = await tx
          .updateTable('deliveries')
          .set(({ eb }) => ({
            due_at: new Date(now.getTime() + leaseMs).toISOString(),
            attempts: eb('attempts', '+', 1),
          }))
          .where('id', '=', due.id)
          .returning(['id', 'enquiry_id', 'channel', 'target', 'attempts', 'queued_at'])
          .executeTakeFirstOrThrow();
        const submission = await tx
          .selectFrom('enquiries')
          .select(storedColumns)
          .where('id', '=', enquiry_id)
          .executeTakeFirst();
        return submission && { ...rest, submission, attempt: attempts };
      });
    },
    /**
     * Records the result of an attempt. If the lease has expired, a failure is ignored, because another server may be
     * making the delivery.
     */
    async settle(id: number, attempt: number, { state, reason, at, dueAt, notice }: Outcome): Promise<void> {
      await write(async (tx) => {
        const settled = await tx
          .updateTable('deliveries')
          .set({ state, reason, at: at.toISOString(), due_at: dueAt?.toISOString() ?? null })
          .where('id', '=', id)
          .$if(state !== 'sent', (query) => query.where('state', '=', 'waiting').where('attempts', '=', attempt))
          .returning('enquiry_id')
          .executeTakeFirst();
        if (settled && notice) await enqueue(tx, settled.enquiry_id, [notice], at);
      });
    },
    /** Queues a submission's deliveries again, due now. */
    resend: (id: number, recipients: Recipient[], now: Date) => write((tx) => enqueue(tx, id, recipients, now)),
    /** Returns a submission's deliveries. */
    of: (id: number) =>
      db
        .selectFrom('deliveries')
        .select(['channel', 'target', 'state', 'attempts', 'at', 'reason'])
        .where('enquiry_id', '=', id)
        .orderBy('id')
        .execute(),
    /** Resolves to true if a delivery is late. */
    async isLate(now: Date): Promise<boolean> {
      const before = new Date(now.getTime() - lateMs).toISOString();
      const late = await db
        .selectFrom('deliveries')
        .select('id')
        .where('due_at', 'is not', null)
        .where('queued_at', '<', before)
        .limit(1)
        .executeTakeFirst();
      return late !== undefined;
    },
    /** Cancels waiting deliveries whose recipient is not in the list. Resolves to their number. */
    async cancelAllBut(recipients: Recipient[], now: Date): Promise<number> {
      const { numUpdatedRows } = await write((tx) =>
        tx
          .updateTable('deliveries')
          .set({ state: 'cancelled', reason: 'it is not in the settings', at: now.toISOString(), due_at: null })
          .where('state', '=', 'waiting')
          .where(({ and, not, or }) => not(or(recipients.map((recipient) => and({ ...recipient })))))
          .executeTakeFirstOrThrow(),
      );
      return Number(numUpdatedRows);
    },
    /** Counts deliveries by target and state. */
    tally: () =>
      db
        .selectFrom('deliveries')
        .select(({ fn }) => ['channel', 'target', 'state', fn.countAll<number>().as('n')])
        .groupBy(['channel', 'target', 'state'])
        .orderBy('channel')
        .orderBy('target')
        .execute(),
  };
}
