import { createHash } from 'node:crypto';
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { enquiryFields } from '../../src/lib/enquiry/rules.ts';
import { UserError } from '../../src/lib/user-error.ts';
import { type Database, type DatabaseConfig, openDatabase } from './database.ts';
import { createDeliveries, enqueue, type Recipient } from './deliveries.ts';
import {
  type SpamReason,
  type StoredSubmission,
  type Submission,
  type SubmissionKind,
  sentColumns,
  storedColumns,
  type Tables,
} from './schema.ts';

/** Enquiry or reply to store; an enquiry by default. A field that is left out is stored empty. */
export type NewSubmission = Partial<Submission> & Pick<Submission, 'full_name' | 'email' | 'message'>;

/**
 * Selects submissions by kind, project type (`type`) and time: at or after `from`, and before `to`. `spam` is false (by
 * default) for all but spam, true for spam only, and 'any' for both.
 */
export interface SubmissionFilter {
  spam?: boolean | 'any';
  kind?: SubmissionKind | undefined;
  type?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
}

/** Time (ms) within which the same fields are the same submission. */
export const sameSubmissionMs = 24 * 60 * 60_000;

/** Submissions that `each` reads at a time. */
const pageSize = 100;

/** Maximum number of ids in a statement, because databases limit the number of its parameters. */
const maxIds = 500;

/** Submissions that may wait to be written; more are refused at once. */
const maxWaiting = 512;

export type SubmissionStore = ReturnType<typeof createStore>;

/** Opens the store of the settings and migrates its database. */
export async function openStore(config: DatabaseConfig, onError: (error: Error) => void): Promise<SubmissionStore> {
  return createStore(await openDatabase(config, onError));
}

/** Creates the store of an open database. Every method rejects if the database does not answer. */
function createStore(database: Database) {
  const { db, isPostgres, write, purge } = database;
  const selectStored = () => db.selectFrom('enquiries').select(storedColumns);
  let waiting = 0;

  return {
    /**
     * Stores a submission and queues its deliveries; once this resolves, both are on disk. The same fields within
     * `sameSubmissionMs` are the same submission and nothing is added, unless the first was spam and this one is not.
     * Resolves to the id, and to `isNew: false` if nothing was added.
     */
    async add(
      given: NewSubmission,
      { spam, at, recipients = [] }: { spam: SpamReason | null; at: Date; recipients?: Recipient[] },
    ) {
      if (waiting >= maxWaiting) throw new Error('too many enquiries wait to be stored');
      const submission = normalize(given);
      const fingerprint = fingerprintOf(submission);
      const since = new Date(at.getTime() - sameSubmissionMs).toISOString();
      waiting++;
      try {
        return await write(async (tx) => {
          if (isPostgres) await lockAndSync(tx, fingerprint);
          const existing = await tx
            .selectFrom('enquiries')
            .select('id')
            .where('fingerprint', '=', fingerprint)
            .where('created_at', '>', since)
            .$if(!spam, (query) => query.where('spam', 'is', null))
            .orderBy('id', 'desc')
            .executeTakeFirst();
          if (existing) return { id: existing.id, isNew: false };
          const { id } = await tx
            .insertInto('enquiries')
            .values({ ...submission, created_at: at.toISOString(), spam, fingerprint })
            .returning('id')
            .executeTakeFirstOrThrow();
          if (!spam) await enqueue(tx, id, recipients, at);
          return { id, isNew: true };
        });
      } finally {
        waiting--;
      }
    },
    /** Returns at most `limit` submissions that match, newest first. */
    list: ({ limit, ...filter }: SubmissionFilter & { limit: number }): Promise<StoredSubmission[]> =>
      matching(selectStored(), filter).orderBy('id', 'desc').limit(limit).execute(),
    async count(filter: SubmissionFilter): Promise<number> {
      const counted = db.selectFrom('enquiries').select(({ fn }) => fn.countAll<number>().as('n'));
      return (await matching(counted, filter).executeTakeFirstOrThrow()).n;
    },
    /** Returns one submission, spam or not. */
    get: (id: number): Promise<StoredSubmission | undefined> => selectStored().where('id', '=', id).executeTakeFirst(),
    /** Yields all submissions that match, oldest first. Reads a page at a time. */
    async *each(filter: SubmissionFilter): AsyncGenerator<StoredSubmission> {
      for (let last = 0; ; ) {
        const page = await matching(selectStored(), filter)
          .where('id', '>', last)
          .orderBy('id')
          .limit(pageSize)
          .execute();
        yield* page;
        if (page.length === 0) return;
        last = page.at(-1)!.id;
      }
    },
    /** Marks spam as genuine and queues its deliveries. Does nothing if there is no such spam. */
    release: (id: number, recipients: Recipient[], now: Date): Promise<void> =>
      write(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('enquiries')
          .set({ spam: null })
          .where('id', '=', id)
          .where('spam', 'is not', null)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows > 0) await enqueue(tx, id, recipients, now);
      }),
    /**
     * Deletes submissions and their deliveries, also from the database files. Resolves to the number of submissions.
     * Rejects with a UserError if they are deleted, but not yet from the files.
     */
    async delete(ids: number[]): Promise<number> {
      if (ids.length === 0) return 0;
      let deleted = 0;
      await write(async (tx) => {
        for (let start = 0; start < ids.length; start += maxIds) {
          const batch = ids.slice(start, start + maxIds);
          const { numDeletedRows } = await tx.deleteFrom('enquiries').where('id', 'in', batch).executeTakeFirst();
          deleted += Number(numDeletedRows);
        }
      });
      await purge().catch((cause) => {
        throw new UserError(
          `The enquiries were deleted, but the database files may hold their texts until the next deletion: ${cause.message}`,
          { cause },
        );
      });
      return deleted;
    },
    /** Rejects if nothing can be written. */
    async probe(): Promise<void> {
      // Writes as much as a long submission, because an almost full disk still has space for a small row.
      const row = { id: 1, filler: `${new Date().toISOString()}${'x'.repeat(16_384)}` };
      await write((tx) =>
        tx
          .insertInto('probes')
          .values(row)
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ filler: row.filler }))
          .execute(),
      );
    },
    deliveries: createDeliveries(database),
    close: () => db.destroy(),
  };
}

/**
 * Prepares a PostgreSQL transaction that stores a submission: locks its fingerprint, so that two servers cannot store it
 * at once, and turns on synchronous commit, so that it is on disk afterwards. One query, as each is a round trip.
 */
async function lockAndSync(tx: Kysely<Tables>, fingerprint: Buffer): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${fingerprint.readBigInt64BE()}), CASE WHEN current_setting('synchronous_commit') = 'off'
    THEN set_config('synchronous_commit', 'on', true) END`.execute(tx);
}

/** Adds the conditions of a filter to a query. */
function matching<O>(query: SelectQueryBuilder<Tables, 'enquiries', O>, filter: SubmissionFilter) {
  const { spam = false, kind, type, from, to } = filter;
  return query
    .$if(spam !== 'any', (found) => found.where('spam', spam ? 'is not' : 'is', null))
    .$if(kind !== undefined, (found) => found.where('kind', '=', kind!))
    .$if(type !== undefined, (found) => found.where(sql`lower(project_type)`, '=', sql`lower(${type})`))
    .$if(!!from, (found) => found.where('created_at', '>=', from!.toISOString()))
    .$if(!!to, (found) => found.where('created_at', '<', to!.toISOString()));
}

/**
 * Returns the fields as both databases can store them. Half of a surrogate pair, which has no encoding, and NUL,
 * which PostgreSQL refuses, become U+FFFD. The email address is trimmed, so that it is found again.
 */
function normalize(given: NewSubmission): Submission {
  const fields: Partial<Submission> = { kind: 'enquiry', ...given, email: given.email.trim() };
  return Object.fromEntries(
    sentColumns.map((column) => [column, (fields[column] ?? '').toWellFormed().replaceAll('\0', '\ufffd')]),
  ) as unknown as Submission;
}

/** Returns a hash that is equal only for the same fields: the five of an enquiry, all of a reply. */
function fingerprintOf(submission: Submission): Buffer {
  const names = submission.kind === 'reply' ? sentColumns : enquiryFields;
  return createHash('sha256')
    .update(JSON.stringify(names.map((name) => submission[name])))
    .digest();
}
