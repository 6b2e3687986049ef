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

/** Maximum wait (ms) of a delivery. A longer wait means that the clock was set back, so the delivery counts as due. */
const maxWaitMs = 65 * 60_000;

/** Age (ms) at which a delivery that still waits is late. */
const lateMs = 5 * 60_000;

export type Deliveries = ReturnType<typeof createDeliveries>;
export type DeliveryRecord = Awaited<ReturnType<Deliveries['of']>>[number];

/** Queues deliveries, due now. Existing ones start again. */
export async function enqueue(tx: Kysely<Tables>, id: number, recipients: Recipient[], at: Date): Promise<void> {
  if (recipients.length === 0) return;
  const fresh = {
    state: 'waiting',
    queued_at: at.toISOString(),
    due_at: at.toISOString(),
    at: at.toISOString(),
    attempts: 0,
    reason: null,
  } as const;
  await tx
    .insertInto('deliveries')
    .values(recipients.map((recipient) => ({ enquiry_id: id, ...recipient, ...fresh })))
    .onConflict((conflict) => conflict.columns(['enquiry_id', 'channel', 'target']).doUpdateSet(fresh))
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
      const tooFar = new Date(now.getTime() + maxWaitMs).toISOString();
      const due = (on: Kysely<Tables>) =>
        on
          .selectFrom('deliveries')
          .select('id')
          .where('channel', '=', channel)
          .where(({ eb, or }) => or([eb('due_at', '<=', time), eb('due_at', '>', tooFar)]))
          .orderBy('due_at')
          .orderBy('id')
          .limit(1)
          .$if(isPostgres, (query) => query.forUpdate().skipLocked())
          .executeTakeFirst();
      return write(async (tx): Promise<Delivery | undefined> => {
        const next = await due(tx);
        if (!next) return undefined;
        const { attempts, enquiry_id, ...rest } = await tx
          .updateTable('deliveries')
          .set(({ eb }) => ({
            due_at: new Date(now.getTime() + leaseMs).toISOString(),
            attempts: eb('attempts', '+', 1),
          }))
          .where('id', '=', next.id)
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
    /** Returns true if a delivery has waited for long. */
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
          .set({ state: 'failed', reason: 'cancelled: it is not in the settings', at: now.toISOString(), due_at: null })
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
