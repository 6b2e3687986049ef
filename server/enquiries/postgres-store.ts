import { createHash } from 'node:crypto';
import { Pool, type QueryConfig, type QueryResultRow } from 'pg';
import { type Enquiry, enquiryFields } from '../../src/enquiry/schema.ts';
import { inBatches } from './batches.ts';
import type { SenderCounts } from './limiter.ts';
import { migrate } from './postgres-schema.ts';
import {
  type Added,
  columns,
  type EnquiryFilter,
  type EnquiryStore,
  fingerprintOf,
  type Outbox,
  type Reception,
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
    async idsOf(email) {
      const found = await rows('SELECT id FROM enquiries WHERE lower(email) = lower($1) ORDER BY id', [email]);
      return found.map(({ id }) => Number(id));
    },
    async remove(ids) {
      const { rowCount } = await pool.query('DELETE FROM enquiries WHERE id = ANY($1)', [ids]);
      await rewrite(pool);
      return rowCount ?? 0;
    },
    outbox: outboxOn(rows),
    senders: sendersOn(rows),
    close: () => pool.end(),
  };
}

type Rows = (text: string, values?: unknown[]) => Promise<QueryResultRow[]>;

function outboxOn(rows: Rows): Outbox {
  return {
    async claim({ now, leaseMs }) {
      const [row] = await rows(
        `UPDATE mails SET due_at = $2, attempts = attempts + 1
         FROM enquiries
         WHERE enquiries.id = enquiry_id AND enquiry_id = (
           SELECT enquiry_id FROM mails WHERE due_at <= $1 ORDER BY due_at, enquiry_id
           FOR UPDATE SKIP LOCKED LIMIT 1)
         RETURNING ${selected}, attempts`,
        [now, new Date(now.getTime() + leaseMs)],
      );
      if (!row) return undefined;
      const { attempts, ...enquiry } = row;
      return { enquiry: asEnquiry(enquiry), attempt: attempts };
    },
    async sent(id, at) {
      await rows('UPDATE mails SET due_at = NULL, sent_at = $1, last_error = NULL WHERE enquiry_id = $2', [at, id]);
    },
    async failed(id, { reason, dueAt }) {
      await rows('UPDATE mails SET due_at = $1, last_error = $2 WHERE enquiry_id = $3 AND due_at IS NOT NULL', [
        dueAt,
        reason,
        id,
      ]);
    },
    async resend(id, now) {
      const put = await rows(
        `INSERT INTO mails (enquiry_id, due_at) SELECT id, $2::timestamptz FROM enquiries WHERE id = $1
         ON CONFLICT (enquiry_id) DO UPDATE SET due_at = excluded.due_at, sent_at = NULL, attempts = 0, last_error = NULL
         RETURNING enquiry_id`,
        [id, now],
      );
      return put.length > 0;
    },
    async state(id) {
      const [row] = await rows('SELECT attempts, sent_at, last_error FROM mails WHERE enquiry_id = $1', [id]);
      return row && { attempts: row.attempts, sent_at: row.sent_at?.toISOString() ?? null, last_error: row.last_error };
    },
    async waiting() {
      const [row] = await rows('SELECT count(*) AS n FROM mails WHERE due_at IS NOT NULL');
      return Number(row?.n);
    },
  };
}

function sendersOn(rows: Rows): SenderCounts {
  let tidied = 0;
  return {
    async count(sender, until) {
      // Once a window, what is over is forgotten.
      if (until > tidied) {
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
