import { createHash } from 'node:crypto';
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { type Enquiry, enquiryFields } from '../../src/lib/enquiry/schema.ts';
import type { Config } from '../config.ts';
import { type Database, openDatabase } from './database.ts';
import type { ChannelName, DeliveryState, EnquiryKind, SpamReason, Submission, Tables } from './schema.ts';

/** Enquiry to store; without a kind it is no reply. */
export type NewSubmission = Enquiry & Partial<Submission>;

/** Stored enquiry: the fields as sent, and what the server adds. */
export interface StoredEnquiry extends Submission {
  /** Counts up from 1 and is never used twice. */
  id: number;
  /** Time of arrival (ISO 8601, UTC). */
  created_at: string;
  spam: SpamReason | null;
}

/** Selects enquiries: spam or the others, of a kind, of a time (from `since`, up to `before`), of a project type. */
export interface EnquiryFilter {
  spam?: boolean;
  kind?: EnquiryKind | undefined;
  since?: Date | undefined;
  before?: Date | undefined;
  projectType?: string | undefined;
}

/** Recipient of enquiries. */
export interface Target {
  channel: ChannelName;
  /** Email address or webhook name. */
  target: string;
}

/** Delivery that this process has claimed. */
export interface Delivery extends Target {
  id: number;
  enquiry: StoredEnquiry;
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
  notice?: Target | undefined;
}

/** Time (ms) within which the same fields are the same enquiry. */
export const sameEnquiryMs = 24 * 60 * 60_000;

/** Longest time (ms) that a delivery is ever scheduled ahead. A later one was scheduled before the clock was put back. */
const longestWaitMs = 65 * 60_000;

/** Enquiries that `each` reads at a time. */
const pageSize = 100;

/** Enquiries that may wait to be written; more are refused at once. */
const mostWaiting = 512;

/** Age (ms) at which a delivery that still waits is late. */
const lateMs = 5 * 60_000;

const submissionColumns = ['kind', ...enquiryFields, 'website', 'post'] as const;
const columns = ['id', 'created_at', ...submissionColumns, 'spam'] as const;

export type EnquiryStore = ReturnType<typeof storeOn>;
export type Deliveries = EnquiryStore['deliveries'];
export type DeliveryRecord = Awaited<ReturnType<Deliveries['of']>>[number];

/** Opens the store of the settings and migrates its database. */
export async function openStore(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  onError: (error: Error) => void,
): Promise<EnquiryStore> {
  return storeOn(await openDatabase(config, onError));
}

/** Creates the store of an open database. Every method rejects if the database does not answer. */
function storeOn(database: Database) {
  const { db, isPostgres, write, purge } = database;
  const enquiries = () => db.selectFrom('enquiries').select(columns);
  let waiting = 0;

  return {
    /**
     * Stores an enquiry and queues its deliveries; once this resolves, both are on disk. The same fields within
     * `sameEnquiryMs` are the same enquiry and nothing is added, unless the first was spam and this one is not.
     */
    async add(
      given: NewSubmission,
      { spam, at, targets = [] }: { spam: SpamReason | null; at: Date; targets?: Target[] },
    ) {
      if (waiting >= mostWaiting) throw new Error('too many enquiries wait to be stored');
      const enquiry = storable(given);
      const fingerprint = fingerprintOf(enquiry);
      const since = new Date(at.getTime() - sameEnquiryMs).toISOString();
      waiting++;
      try {
        return await write(async (tx) => {
          if (isPostgres) await lockFingerprint(tx, fingerprint);
          const same = await tx
            .selectFrom('enquiries')
            .select(['id', 'created_at'])
            .where('fingerprint', '=', fingerprint)
            .where('created_at', '>', since)
            .$if(!spam, (query) => query.where('spam', 'is', null))
            .orderBy('id', 'desc')
            .executeTakeFirst();
          if (same) return { ...same, isNew: false };
          const added = await tx
            .insertInto('enquiries')
            .values({ ...enquiry, created_at: at.toISOString(), spam, fingerprint })
            .returning(['id', 'created_at'])
            .executeTakeFirstOrThrow();
          if (!spam) await enqueue(tx, added.id, targets, at);
          return { ...added, isNew: true };
        });
      } finally {
        waiting--;
      }
    },
    /** Returns at most `limit` enquiries, newest first. */
    list: ({ limit, ...filter }: EnquiryFilter & { limit: number }): Promise<StoredEnquiry[]> =>
      matching(enquiries(), filter).orderBy('id', 'desc').limit(limit).execute(),
    async count(filter: EnquiryFilter): Promise<number> {
      const counted = db.selectFrom('enquiries').select(({ fn }) => fn.countAll<number>().as('n'));
      return (await matching(counted, filter).executeTakeFirstOrThrow()).n;
    },
    /** Returns one enquiry, spam or not. */
    get: (id: number): Promise<StoredEnquiry | undefined> => enquiries().where('id', '=', id).executeTakeFirst(),
    /** Yields every enquiry, oldest first, a page at a time. */
    async *each(filter: EnquiryFilter): AsyncGenerator<StoredEnquiry> {
      for (let last = 0; ; ) {
        const page = await matching(enquiries(), filter).where('id', '>', last).orderBy('id').limit(pageSize).execute();
        yield* page;
        if (page.length === 0) return;
        last = page.at(-1)!.id;
      }
    },
    /** Turns spam into an enquiry and queues its deliveries. Resolves to false if there is no such spam. */
    release: (id: number, targets: Target[], now: Date): Promise<boolean> =>
      write(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('enquiries')
          .set({ spam: null })
          .where('id', '=', id)
          .where('spam', 'is not', null)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows > 0) await enqueue(tx, id, targets, now);
        return numUpdatedRows > 0;
      }),
    /** Deletes enquiries and their deliveries, also from the database files. Resolves to the number of enquiries. */
    async remove(ids: number[]): Promise<number> {
      if (ids.length === 0) return 0;
      const { numDeletedRows } = await write((tx) =>
        tx.deleteFrom('enquiries').where('id', 'in', ids).executeTakeFirst(),
      );
      await purge();
      return Number(numDeletedRows);
    },
    /** Rejects if nothing can be written. */
    async probe(): Promise<void> {
      // As much as a long enquiry, because an almost full disk would still take less.
      const row = { id: 1, filler: `${new Date().toISOString()}${'x'.repeat(16_384)}` };
      await write((tx) =>
        tx
          .insertInto('probes')
          .values(row)
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ filler: row.filler }))
          .execute(),
      );
    },
    deliveries: deliveriesOn(database),
    close: () => db.destroy(),
  };
}

/** Makes servers store the same enquiry one after the other, and the commit wait for the disk. */
async function lockFingerprint(tx: Kysely<Tables>, fingerprint: Buffer): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${fingerprint.readBigInt64BE()}), CASE WHEN current_setting('synchronous_commit') = 'off'
    THEN set_config('synchronous_commit', 'on', true) END`.execute(tx);
}

/** Queues deliveries, due now. Existing ones start again. */
async function enqueue(tx: Kysely<Tables>, id: number, targets: Target[], at: Date): Promise<void> {
  if (targets.length === 0) return;
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
    .values(targets.map((target) => ({ enquiry_id: id, ...target, ...fresh })))
    .onConflict((conflict) => conflict.columns(['enquiry_id', 'channel', 'target']).doUpdateSet(fresh))
    .execute();
}

/** Creates the queue of deliveries, which several servers may share. */
function deliveriesOn({ db, isPostgres, write }: Database) {
  return {
    /** Claims the delivery that is due longest. No other process gets it until `leaseMs` have passed. */
    claim({ channel, now, leaseMs }: { channel: ChannelName; now: Date; leaseMs: number }) {
      const time = now.toISOString();
      const tooFar = new Date(now.getTime() + longestWaitMs).toISOString();
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
        const enquiry = await tx
          .selectFrom('enquiries')
          .select(columns)
          .where('id', '=', enquiry_id)
          .executeTakeFirst();
        return enquiry && { ...rest, enquiry, attempt: attempts };
      });
    },
    /** Records the result of an attempt. After the lease has expired only a success counts. */
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
    /** Queues an enquiry's deliveries again, due now. Resolves to false if there is no such enquiry. */
    resend: (id: number, targets: Target[], now: Date): Promise<boolean> =>
      write(async (tx) => {
        const found = await tx.selectFrom('enquiries').select('id').where('id', '=', id).executeTakeFirst();
        if (found) await enqueue(tx, id, targets, now);
        return found !== undefined;
      }),
    /** Returns an enquiry's deliveries. */
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
    /**
     * Assigns emails from before the state of each recipient was recorded to the recipients of today. Those who
     * already have a delivery of the same enquiry get no second one.
     */
    assignRecipients: (addresses: string[]): Promise<void> =>
      write(async (tx) => {
        const unassigned = [
          'enquiry_id',
          'channel',
          'state',
          'queued_at',
          'due_at',
          'attempts',
          'at',
          'reason',
        ] as const;
        for (const address of addresses)
          await tx
            .insertInto('deliveries')
            .columns([...unassigned, 'target'])
            .expression((eb) =>
              eb
                .selectFrom('deliveries')
                .select([...unassigned, eb.cast<string>(eb.val(address), 'text').as('target')])
                .where('target', '=', '')
                .where('state', '=', 'waiting'),
            )
            .onConflict((conflict) => conflict.doNothing())
            .execute();
        if (addresses.length > 0)
          await tx.deleteFrom('deliveries').where('target', '=', '').where('state', '=', 'waiting').execute();
      }),
    /** Cancels what waits for other receivers than these. Resolves to the number of deliveries. */
    async cancelAllBut(targets: Target[], now: Date): Promise<number> {
      const { numUpdatedRows } = await write((tx) =>
        tx
          .updateTable('deliveries')
          .set({ state: 'failed', reason: 'cancelled: it is not in the settings', at: now.toISOString(), due_at: null })
          .where('state', '=', 'waiting')
          .where(({ and, not, or }) => not(or(targets.map((target) => and({ ...target })))))
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

function matching<O>(query: SelectQueryBuilder<Tables, 'enquiries', O>, filter: EnquiryFilter) {
  const { spam = false, kind, since, before, projectType } = filter;
  return query
    .where('spam', spam ? 'is not' : 'is', null)
    .$if(kind !== undefined, (found) => found.where('kind', '=', kind!))
    .$if(!!since, (found) => found.where('created_at', '>=', since!.toISOString()))
    .$if(!!before, (found) => found.where('created_at', '<', before!.toISOString()))
    .$if(projectType !== undefined, (found) => found.where(sql`lower(project_type)`, '=', sql`lower(${projectType})`));
}

/**
 * Returns the fields as both databases can store them. Half of a surrogate pair, which has no encoding, and NUL,
 * which PostgreSQL refuses, become U+FFFD. The email address is trimmed, so that it is found again.
 */
function storable(given: NewSubmission): Submission {
  const fields = { kind: 'enquiry', website: '', post: '', ...given, email: given.email.trim() };
  return Object.fromEntries(
    submissionColumns.map((column) => [column, fields[column].toWellFormed().replaceAll('\0', '\ufffd')]),
  ) as unknown as Submission;
}

/** Returns a hash that is equal only for the same fields. That of an enquiry is of its five fields. */
function fingerprintOf(submission: Submission): Buffer {
  const names = submission.kind === 'reply' ? submissionColumns : enquiryFields;
  return createHash('sha256')
    .update(JSON.stringify(names.map((name) => submission[name])))
    .digest();
}
