import { type Generated, type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { type Enquiry, enquiryFields, shortFields } from '../../src/lib/enquiry/rules.ts';

/** Fields of an enquiry, or of a reply to an article with its comment as the message. */
export interface Submission extends Enquiry {
  kind: SubmissionKind;
  /** Set for replies only; their `project_type` and `contact` are empty. */
  website: string;
  /** Id of the article, or empty. */
  post: string;
}

/** Reason why a submission is treated as spam. */
export type SpamReason = 'honeypot';
/** State of a delivery. */
export type DeliveryState = 'waiting' | 'sent' | 'failed' | 'cancelled';
/** A notice tells the agency by email that a delivery failed. */
export type ChannelName = 'email' | 'webhook' | 'notice';

/** An enquiry of the form, or a reply to an article. */
export type SubmissionKind = 'enquiry' | 'reply';

/** Single-line fields of each kind of submission. */
export const shortFieldsOf = { enquiry: shortFields, reply: ['full_name', 'email', 'website', 'post'] } as const;

/** Stored enquiry or reply: the fields as sent (docs/architecture.md names the exceptions), and those the server adds. */
export interface StoredSubmission extends Submission {
  /** Counts up from 1 and is never used twice. */
  id: number;
  /** Time of arrival (ISO 8601, UTC). */
  created_at: string;
  spam: SpamReason | null;
}

/** Columns of the fields that a visitor sends. */
export const sentColumns = ['kind', ...enquiryFields, 'website', 'post'] as const;
/** Columns that the store returns. */
export const storedColumns = ['id', 'created_at', ...sentColumns, 'spam'] as const;

/** Tables of both databases. Times are ISO 8601 in UTC. `enquiries` also holds replies (`kind`). */
export interface Tables {
  enquiries: Omit<StoredSubmission, 'id'> & { id: Generated<number>; fingerprint: Uint8Array };
  deliveries: {
    id: Generated<number>;
    enquiry_id: number;
    channel: ChannelName;
    /** Email address or host of the webhook. */
    target: string;
    state: DeliveryState;
    queued_at: string;
    /** Time of the next attempt, or null if there is none. */
    due_at: string | null;
    attempts: number;
    /** Time of the last change of state. */
    at: string;
    /** Reason of the last failure. */
    reason: string | null;
  };
  probes: { id: number; filler: string };
}

/** Migrations in their order. Never change one; add to the end. */
function migrations(isPostgres: boolean): Record<string, Migration> {
  const [id, number, time, bytes] = isPostgres
    ? ['bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY', 'bigint', 'timestamptz(3)', 'bytea']
    : ['integer PRIMARY KEY AUTOINCREMENT', 'integer', 'text', 'blob'];

  return {
    '001-deliveries': {
      async up(db: Kysely<unknown>) {
        const run = async (...statements: string[]) => {
          for (const statement of statements) await sql.raw(statement).execute(db);
        };
        await run(
          `CREATE TABLE enquiries (
             id ${id}, created_at ${time} NOT NULL, full_name text NOT NULL, email text NOT NULL, project_type text NOT NULL,
             contact text NOT NULL, message text NOT NULL, spam text, fingerprint ${bytes} NOT NULL)`,
          'CREATE INDEX enquiries_by_fingerprint ON enquiries (fingerprint, created_at)',
          'CREATE INDEX enquiries_spam ON enquiries (id) WHERE spam IS NOT NULL',
          `CREATE TABLE deliveries (
             id ${id}, enquiry_id ${number} NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE, channel text NOT NULL,
             target text NOT NULL, state text NOT NULL, queued_at ${time} NOT NULL, due_at ${time},
             attempts integer NOT NULL, at ${time} NOT NULL, reason text, UNIQUE (enquiry_id, channel, target))`,
          'CREATE INDEX deliveries_due ON deliveries (channel, due_at) WHERE due_at IS NOT NULL',
          'CREATE TABLE probes (id integer PRIMARY KEY, filler text NOT NULL)',
        );
      },
    },
    '002-replies': {
      async up(db: Kysely<unknown>) {
        for (const column of [
          "kind text NOT NULL DEFAULT 'enquiry'",
          "website text NOT NULL DEFAULT ''",
          "post text NOT NULL DEFAULT ''",
        ])
          await sql.raw(`ALTER TABLE enquiries ADD COLUMN ${column}`).execute(db);
      },
    },
  };
}

/** Migrates a database once, even if several processes open it at the same time. */
export async function migrateToLatest(db: Kysely<Tables>, isPostgres: boolean): Promise<void> {
  const tables = await db.introspection.getTables();
  if (tables.some(({ name }) => name === 'message_recipients'))
    throw new Error(
      'the enquiries were written by a version from before 25 November 2026; docs/running.md, "Upgrades", says how to upgrade them',
    );
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(isPostgres) } });
  const { error } = await migrator.migrateToLatest();
  if (/is missing/.test(String(error)))
    throw new Error('the enquiries were written by a newer version of this software');
  if (error) throw error;
}
