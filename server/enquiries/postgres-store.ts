import { createHash } from 'node:crypto';
import { Pool, type PoolClient, type QueryConfig, type QueryResultRow } from 'pg';
import { type Enquiry, enquiryFields } from '../../src/enquiry/schema.ts';
import { inBatches } from './batches.ts';
import type { SenderCounts } from './limiter.ts';
import { migrate } from './postgres-schema.ts';
import {
  type Added,
  clockSkewMs,
  columns,
  type EnquiryFilter,
  type EnquiryStore,
  fingerprintOf,
  type Outbox,
  type Reception,
  type RecipientState,
  type StoredEnquiry,
  sameEnquiryMs,
  storable,
} from './store.ts';

/** A store that servers share, and what else they share through it. */
export interface PostgresStore extends EnquiryStore {
  senders: SenderCounts;
}

/** How long the database may take to connect, and to answer, in milliseconds. A visitor waits meanwhile. */
const connectMs = 3000;
const answerMs = 5000;

/** How many enquiries `each` reads at a time. */
const pageSize = 100;

const selected = columns.map((column) => `enquiries.${column}`).join(', ');
const matching = `(held IS NOT NULL) = $1 AND ($2::timestamptz IS NULL OR created_at >= $2)
  AND ($3::timestamptz IS NULL OR created_at < $3) AND ($4::text IS NULL OR lower(project_type) = lower($4))`;

/**
 * Opens the enquiries of a PostgreSQL database and brings its tables up to date. Any number of servers may share it.
 * Rejects when the database cannot be used. `onError` is told of connections that break while nothing is asked.
 */
export async function openPostgresStore(url: string, onError: (error: Error) => void): Promise<PostgresStore> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectMs,
    query_timeout: answerMs,
    statement_timeout: answerMs,
    application_name: 'sand-and-signal',
  });
  pool.on('error', onError);
  try {
    await migrate(pool);
    return storeOn(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
}

function storeOn(pool: Pool): PostgresStore {
  const rows = async (text: string, values: unknown[] = []) => (await pool.query<QueryResultRow>(text, values)).rows;

  const add = inBatches(async (items: { given: Enquiry; reception: Reception }[]): Promise<Added[]> => {
    const kept = await pool.query({
      name: 'keep',
      text: 'SELECT * FROM keep_enquiries($1)',
      values: [JSON.stringify(items.map(asGiven))],
    });
    return kept.rows.map(({ kept_id, kept_at, is_new }) => ({
      id: Number(kept_id),
      created_at: kept_at.toISOString(),
      isNew: is_new,
    }));
  });

  return {
    add: (given, reception) => add({ given, reception }),
    async list({ limit, ...filter }) {
      const found = await rows(`SELECT ${selected} FROM enquiries WHERE ${matching} ORDER BY id DESC LIMIT $5`, [
        ...parameters(filter),
        limit,
      ]);
      return found.map(asEnquiry);
    },
    async count(filter) {
      const [found] = await rows(`SELECT count(*) AS n FROM enquiries WHERE ${matching}`, parameters(filter));
      return Number(found?.n);
    },
    async get(id) {
      const [row] = await rows(`SELECT ${selected} FROM enquiries WHERE id = $1`, [id]);
      return row && asEnquiry(row);
    },
    async *each(filter) {
      for (let last = 0; ; ) {
        const page = await rows(
          `SELECT ${selected} FROM enquiries WHERE ${matching} AND id > $5 ORDER BY id LIMIT ${pageSize}`,
          [...parameters(filter), last],
        );
        yield* page.map(asEnquiry);
        if (page.length === 0) return;
        last = Number(page.at(-1)?.id);
      }
    },
    async remove(ids) {
      if (ids.length === 0) return 0;
      const { rowCount } = await pool.query('DELETE FROM enquiries WHERE id = ANY($1)', [ids]);
      await rewrite(pool);
      return rowCount ?? 0;
    },
    async probe() {
      await rows(
        `INSERT INTO senders (sender, until, count) VALUES ('probe', to_timestamp(0), 0)
         ON CONFLICT (sender, until) DO UPDATE SET count = senders.count`,
      );
    },
    outbox: outboxOn(pool, rows),
    senders: sendersOn(rows),
    close: () => pool.end(),
  };
}

type Rows = (text: string, values?: unknown[]) => Promise<QueryResultRow[]>;

/** Puts an e-mail in the outbox, due now; one that is already there starts again. */
const enqueue = `INSERT INTO messages (enquiry_id, kind, due_at, scheduled_at)
  SELECT id, $2, $3::timestamptz, $3::timestamptz FROM enquiries WHERE id = $1
  ON CONFLICT (enquiry_id, kind) DO UPDATE SET due_at = excluded.due_at, scheduled_at = excluded.scheduled_at,
    done_at = NULL, attempts = 0, last_error = NULL
  RETURNING enquiry_id`;

function outboxOn(pool: Pool, rows: Rows): Outbox {
  const isDue = '(due_at <= $1 OR (due_at IS NOT NULL AND scheduled_at > $2))';
  const dueAsOf = (now: Date) => [now, new Date(now.getTime() + clockSkewMs)];
  const recipientsOf = async (id: number): Promise<RecipientState[]> => {
    const found = await rows(
      'SELECT address, state, at, reason FROM message_recipients WHERE enquiry_id = $1 ORDER BY address COLLATE "C"',
      [id],
    );
    return found.map(({ address, state, at, reason }) => ({ address, state, at: at.toISOString(), reason }));
  };
  return {
    async isDue(now) {
      return (await rows(`SELECT 1 FROM messages WHERE ${isDue} LIMIT 1`, dueAsOf(now))).length > 0;
    },
    async claim({ now, leaseMs }) {
      const [row] = await rows(
        `UPDATE messages SET due_at = $3, scheduled_at = $1, attempts = attempts + 1
         FROM enquiries
         WHERE enquiries.id = enquiry_id AND (enquiry_id, kind) = (
           SELECT enquiry_id, kind FROM messages WHERE ${isDue} ORDER BY due_at, enquiry_id, kind
           FOR UPDATE SKIP LOCKED LIMIT 1)
         RETURNING ${selected}, kind, attempts`,
        [...dueAsOf(now), new Date(now.getTime() + leaseMs)],
      );
      if (!row) return undefined;
      const { kind, attempts, ...fields } = row;
      const enquiry = asEnquiry(fields);
      return { kind, enquiry, attempt: attempts, recipients: await recipientsOf(enquiry.id) };
    },
    settle: ({ enquiry: { id }, kind, attempt }, { recipients, reason, at, dueAt, notice }) =>
      inTransaction(pool, async (client) => {
        // It may have been deleted meanwhile, and is not while this goes on.
        const { rowCount } = await client.query('SELECT 1 FROM enquiries WHERE id = $1 FOR KEY SHARE', [id]);
        if (!rowCount) return;
        const settled = await client.query(
          `UPDATE messages SET due_at = $4, scheduled_at = $5, last_error = $6,
             done_at = CASE WHEN $4::timestamptz IS NULL THEN $5::timestamptz END
           WHERE enquiry_id = $1 AND kind = $2 AND due_at IS NOT NULL AND attempts = $3`,
          [id, kind, attempt, dueAt, at, reason],
        );
        if (kind === 'notice') return;
        const isLate = !settled.rowCount;
        if (!isLate)
          await client.query("DELETE FROM message_recipients WHERE enquiry_id = $1 AND state = 'waiting'", [id]);
        for (const { address, state, at, reason } of recipients) {
          if (isLate && state !== 'sent') continue;
          await client.query(
            `INSERT INTO message_recipients AS known (enquiry_id, address, state, at, reason) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (enquiry_id, address)
             DO UPDATE SET state = excluded.state, at = excluded.at, reason = excluded.reason
             WHERE known.state <> 'sent'`,
            [id, address, state, at, reason],
          );
        }
        if (!isLate && notice) await client.query(enqueue, [id, 'notice', at]);
      }),
    async release({ enquiry: { id }, kind, attempt }) {
      await rows(
        `UPDATE messages SET due_at = scheduled_at, attempts = attempts - 1
         WHERE enquiry_id = $1 AND kind = $2 AND due_at IS NOT NULL AND attempts = $3`,
        [id, kind, attempt],
      );
    },
    async noteTrouble(now, reason) {
      await rows(`UPDATE messages SET last_error = $3 WHERE ${isDue}`, [...dueAsOf(now), reason]);
    },
    resend: (id, now) =>
      inTransaction(pool, async (client) => {
        const { rowCount } = await client.query(enqueue, [id, 'enquiry', now]);
        await client.query('DELETE FROM message_recipients WHERE enquiry_id = $1', [id]);
        return Boolean(rowCount);
      }),
    async state(id) {
      const [row] = await rows(
        `SELECT attempts, due_at IS NOT NULL AS waits, done_at, last_error FROM messages
         WHERE enquiry_id = $1 AND kind = 'enquiry'`,
        [id],
      );
      if (!row) return undefined;
      const { attempts, waits, done_at, last_error } = row;
      return {
        attempts,
        waits,
        done_at: done_at?.toISOString() ?? null,
        last_error,
        recipients: await recipientsOf(id),
      };
    },
    async counts() {
      const [row] = await rows(
        `SELECT (SELECT count(*) FROM messages WHERE due_at IS NOT NULL AND kind = 'enquiry') AS waiting,
                (SELECT count(DISTINCT enquiry_id) FROM message_recipients WHERE state = 'failed') AS failed`,
      );
      return { waiting: Number(row?.waiting), failed: Number(row?.failed) };
    },
    async tally() {
      const found = await rows(
        `SELECT address, count(*) FILTER (WHERE state = 'sent') AS sent,
           count(*) FILTER (WHERE state = 'waiting') AS waiting, count(*) FILTER (WHERE state = 'failed') AS failed
         FROM message_recipients GROUP BY address ORDER BY address COLLATE "C"`,
      );
      return found.map(({ address, sent, waiting, failed }) => ({
        address,
        sent: Number(sent),
        waiting: Number(waiting),
        failed: Number(failed),
      }));
    },
  };
}

function sendersOn(rows: Rows): SenderCounts {
  let tidied = 0;
  return {
    async count(sender, until) {
      // Once a window, what is over is forgotten.
      if (until !== tidied) {
        tidied = until;
        await rows('DELETE FROM senders WHERE until < $1', [new Date(until)]);
      }
      // Addresses themselves are not kept, not even for a minute.
      const hash = createHash('sha256').update(sender).digest();
      const [row] = await rows(
        `INSERT INTO senders (sender, until, count) VALUES ($1, $2, 1)
         ON CONFLICT (sender, until) DO UPDATE SET count = senders.count + 1 RETURNING count`,
        [hash, new Date(until)],
      );
      return Number(row?.count);
    },
  };
}

/** Runs work on a connection of its own, all or nothing. */
async function inTransaction<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let failed = true;
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    failed = false;
    return result;
  } finally {
    // A connection that failed is closed, which undoes what it had begun.
    client.release(failed);
  }
}

/** Writes the table's file anew: until then what was deleted is still in it. However long that takes. */
async function rewrite(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query({ text: 'VACUUM FULL enquiries', query_timeout: 600_000 } as QueryConfig);
  } finally {
    client.release(true);
  }
}

/** An enquiry as keep_enquiries takes it. */
function asGiven({ given, reception: { held, at, mail } }: { given: Enquiry; reception: Reception }) {
  const enquiry = storable(given);
  return {
    ...Object.fromEntries(enquiryFields.map((field) => [field, enquiry[field]])),
    created_at: at.toISOString(),
    held,
    fingerprint_hex: fingerprintOf(enquiry).toString('hex'),
    same_since: new Date(at.getTime() - sameEnquiryMs).toISOString(),
    mail: Boolean(mail && !held),
  };
}

function parameters({ held = false, since, before, projectType }: EnquiryFilter) {
  return [held, since ?? null, before ?? null, projectType ?? null];
}

function asEnquiry({ id, created_at, ...fields }: QueryResultRow): StoredEnquiry {
  return { id: Number(id), created_at: created_at.toISOString(), ...fields } as StoredEnquiry;
}
