import type { Pool } from 'pg';
import { enquiryFields } from '../../src/enquiry/schema.ts';

/** What locks stand for; any numbers do that no other software of the same database uses. */
const locks = { migration: 7_263_001, writing: 7_263_002 };

/**
 * The steps that bring a database up to date; the table schema_version counts those already taken. Only ever add to
 * the end.
 */
export const migrations = [
  `CREATE TABLE enquiries (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     created_at timestamptz(3) NOT NULL,
     full_name text NOT NULL,
     email text NOT NULL,
     project_type text NOT NULL,
     contact text NOT NULL,
     message text NOT NULL,
     held text CHECK (held IN ('honeypot', 'too-fast')),
     fingerprint bytea NOT NULL
   );
   CREATE INDEX enquiries_by_fingerprint ON enquiries (fingerprint, created_at);
   CREATE INDEX enquiries_held ON enquiries (id) WHERE held IS NOT NULL;

   -- An e-mail is due until it is sent; a claimed one is due again when its lease ends.
   CREATE TABLE mails (
     enquiry_id bigint PRIMARY KEY REFERENCES enquiries (id) ON DELETE CASCADE,
     due_at timestamptz(3),
     attempts int NOT NULL DEFAULT 0,
     sent_at timestamptz(3),
     last_error text
   );
   CREATE INDEX mails_due ON mails (due_at) WHERE due_at IS NOT NULL;

   -- How many enquiries each sender sent in a minute, for all servers together. Not worth a write to disk.
   CREATE UNLOGGED TABLE senders (
     sender bytea NOT NULL,
     until timestamptz(3) NOT NULL,
     count int NOT NULL,
     PRIMARY KEY (sender, until)
   );`,
  // An e-mail about an enquiry, and one that this was refused; what became of the first for each of its recipients.
  `CREATE TABLE messages (
     enquiry_id bigint NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
     kind text NOT NULL CHECK (kind IN ('enquiry', 'notice')),
     due_at timestamptz(3),
     scheduled_at timestamptz(3),
     attempts int NOT NULL DEFAULT 0,
     done_at timestamptz(3),
     last_error text,
     PRIMARY KEY (enquiry_id, kind)
   );
   CREATE INDEX messages_due ON messages (due_at) WHERE due_at IS NOT NULL;
   INSERT INTO messages (enquiry_id, kind, due_at, attempts, done_at, last_error)
     SELECT enquiry_id, 'enquiry', due_at, attempts, sent_at, last_error FROM mails;
   DROP TABLE mails;
   CREATE TABLE message_recipients (
     enquiry_id bigint NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
     address text NOT NULL,
     state text NOT NULL CHECK (state IN ('sent', 'waiting', 'failed')),
     at timestamptz(3) NOT NULL,
     reason text,
     PRIMARY KEY (enquiry_id, address)
   );
   CREATE INDEX message_recipients_failed ON message_recipients (enquiry_id) WHERE state = 'failed';`,
];

/**
 * Keeps many enquiries in one statement. Its lock lets one server write at a time, so that two of them never keep the same
 * enquiry; each statement after it sees what the one before has committed. A server of before a migration sends no new
 * field, which then is empty.
 */
const keepEnquiries = `
  CREATE OR REPLACE FUNCTION keep_enquiries(given jsonb)
  RETURNS TABLE (kept_id bigint, kept_at timestamptz, is_new boolean) LANGUAGE plpgsql AS $$
  DECLARE
    one record;
  BEGIN
    PERFORM pg_advisory_xact_lock(${locks.writing});
    -- Even where the database is set to answer before it has written.
    IF current_setting('synchronous_commit') = 'off' THEN PERFORM set_config('synchronous_commit', 'on', true); END IF;
    FOR one IN
      SELECT *, decode(r.fingerprint_hex, 'hex') AS fingerprint FROM jsonb_to_recordset(given) AS r (
        created_at timestamptz, ${enquiryFields.join(' text, ')} text,
        held text, fingerprint_hex text, same_since timestamptz, mail boolean)
    LOOP
      SELECT e.id, e.created_at, false INTO kept_id, kept_at, is_new FROM enquiries e
        WHERE e.fingerprint = one.fingerprint AND e.created_at > one.same_since
          AND (e.held IS NULL OR one.held IS NOT NULL)
        ORDER BY e.id DESC LIMIT 1;
      IF NOT FOUND THEN
        INSERT INTO enquiries (created_at, ${enquiryFields.join(', ')}, held, fingerprint)
          VALUES (one.created_at, ${enquiryFields.map((field) => `coalesce(one.${field}, '')`).join(', ')}, one.held, one.fingerprint)
          RETURNING enquiries.id, enquiries.created_at, true INTO kept_id, kept_at, is_new;
        IF one.mail THEN
          INSERT INTO messages (enquiry_id, kind, due_at, scheduled_at) VALUES (kept_id, 'enquiry', kept_at, kept_at);
        END IF;
      END IF;
      RETURN NEXT;
    END LOOP;
  END $$`;

/** Brings a database up to date, once, however many servers start at the same time. */
export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  let failed = true;
  try {
    const { rows } = await client.query('SHOW server_encoding');
    if (rows[0].server_encoding !== 'UTF8') throw new Error('its encoding is not UTF8, so names would not fit in it');
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [locks.migration]);
    await client.query('CREATE TABLE IF NOT EXISTS schema_version (version int NOT NULL)');
    const version = Number((await client.query('SELECT max(version) AS version FROM schema_version')).rows[0].version);
    if (version > migrations.length) throw new Error('the enquiries were written by a newer version of this software');
    for (const step of migrations.slice(version)) await client.query(step);
    if (version < migrations.length) {
      await client.query(keepEnquiries);
      await client.query('INSERT INTO schema_version (version) VALUES ($1)', [migrations.length]);
    }
    await client.query('COMMIT');
    failed = false;
  } finally {
    // A connection that failed is closed, which undoes what it had begun.
    client.release(failed);
  }
}
