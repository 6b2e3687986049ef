import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Enquiry, enquiryFields } from '../../src/enquiry/schema.ts';
import { inBatches } from './batches.ts';
import {
  type Added,
  columns,
  type EnquiryFilter,
  type EnquiryStore,
  fingerprintOf,
  type MailState,
  type Outbox,
  type Reception,
  type StoredEnquiry,
  sameEnquiryMs,
  storable,
} from './store.ts';

/** The steps that bring a database up to date; `user_version` counts those already taken. Only ever add to the end. */
const migrations = [
  `CREATE TABLE enquiries (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     created_at TEXT NOT NULL,
     full_name TEXT NOT NULL,
     email TEXT NOT NULL,
     project_type TEXT NOT NULL,
     contact TEXT NOT NULL,
     message TEXT NOT NULL,
     held TEXT CHECK (held IN ('honeypot', 'too-fast')),
     fingerprint BLOB NOT NULL
   ) STRICT;
   CREATE INDEX enquiries_by_fingerprint ON enquiries (fingerprint, created_at);
   CREATE INDEX enquiries_held ON enquiries (id) WHERE held IS NOT NULL;`,
  // An e-mail is due until it is sent; a claimed one is due again when its lease ends.
  `CREATE TABLE mails (
     enquiry_id INTEGER PRIMARY KEY REFERENCES enquiries (id) ON DELETE CASCADE,
     due_at TEXT,
     attempts INTEGER NOT NULL DEFAULT 0,
     sent_at TEXT,
     last_error TEXT
   ) STRICT;
   CREATE INDEX mails_due ON mails (due_at) WHERE due_at IS NOT NULL;`,
];

/** How long to wait for another process that is writing, in milliseconds. */
const busyTimeoutMs = 2000;

/** How many enquiries `each` reads at a time. */
const pageSize = 100;

const selected = columns.join(', ');
const matching = `(held IS NOT NULL) = :held AND (:since IS NULL OR created_at >= :since)
  AND (:before IS NULL OR created_at < :before) AND (:type IS NULL OR project_type = :type COLLATE NOCASE)`;

/** The file in which the enquiries of a data folder are kept. */
export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'enquiries.db');
}

/**
 * Opens the enquiries of a data folder, which only its owner can read; makes both if they are missing.
 * Several processes may have it open at once. Throws when the folder or the file cannot be used.
 */
export function openSqliteStore(dataDir: string): EnquiryStore {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = sqliteFile(dataDir);
  // SQLite would make the file readable by everybody; made here first, it and the files beside it are not.
  closeSync(openSync(file, 'a', 0o600));
  const db = new DatabaseSync(file, { timeout: busyTimeoutMs });
  try {
    // An enquiry that was acknowledged survives the loss of power: FULL syncs the log at every commit.
    // What is deleted is overwritten with zeros.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    migrate(db);
    // From here on `write` waits, without the server standing still meanwhile.
    db.exec('PRAGMA busy_timeout = 0');
    return storeOn(db);
  } catch (error) {
    db.close();
    throw error;
  }
}

function storeOn(db: DatabaseSync): EnquiryStore {
  const same = db.prepare(
    `SELECT id, created_at FROM enquiries
     WHERE fingerprint = :fingerprint AND created_at > :since AND (held IS NULL OR :held IS NOT NULL)
     ORDER BY id DESC LIMIT 1`,
  );
  const insert = db.prepare(
    `INSERT INTO enquiries (created_at, ${enquiryFields.join(', ')}, held, fingerprint)
     VALUES (:created_at, ${enquiryFields.map((field) => `:${field}`).join(', ')}, :held, :fingerprint)`,
  );
  const newest = db.prepare(`SELECT ${selected} FROM enquiries WHERE ${matching} ORDER BY id DESC LIMIT :limit`);
  const after = db.prepare(
    `SELECT ${selected} FROM enquiries WHERE ${matching} AND id > :last ORDER BY id LIMIT ${pageSize}`,
  );
  const one = db.prepare(`SELECT ${selected} FROM enquiries WHERE id = ?`);
  const howMany = db.prepare(`SELECT count(*) AS n FROM enquiries WHERE ${matching}`);
  const byEmail = db.prepare('SELECT id FROM enquiries WHERE email = ? COLLATE NOCASE ORDER BY id');
  const remove = db.prepare('DELETE FROM enquiries WHERE id = ?');
  const post = db.prepare(
    `INSERT INTO mails (enquiry_id, due_at) VALUES (?, ?)
     ON CONFLICT (enquiry_id) DO UPDATE SET due_at = excluded.due_at, sent_at = NULL, attempts = 0, last_error = NULL`,
  );

  /** Keeps one enquiry, within a transaction. */
  function keep({ given, reception: { held, at, mail } }: { given: Enquiry; reception: Reception }): Added {
    const enquiry = storable(given);
    const fingerprint = fingerprintOf(enquiry);
    const created_at = at.toISOString();
    const since = new Date(at.getTime() - sameEnquiryMs).toISOString();
    const known = same.get({ fingerprint, since, held }) as { id: number; created_at: string } | undefined;
    if (known) return { ...known, isNew: false };
    const id = Number(insert.run({ ...enquiry, created_at, held, fingerprint }).lastInsertRowid);
    if (mail && !held) post.run(id, created_at);
    return { id, created_at, isNew: true };
  }
  const add = inBatches((items: Parameters<typeof keep>[0][]) => write(db, () => items.map(keep)));

  return {
    add: (given, reception) => add({ given, reception }),
    async list({ limit, ...filter }) {
      return newest.all({ ...parameters(filter), limit }).map(asEnquiry);
    },
    async count(filter) {
      return Number(howMany.get(parameters(filter))?.n);
    },
    async get(id) {
      const row = one.get(id);
      return row && asEnquiry(row);
    },
    // Page by page rather than by one long query, which would keep the log from being cleared meanwhile.
    async *each(filter) {
      for (let last = 0; ; ) {
        const page = after.all({ ...parameters(filter), last }).map(asEnquiry);
        yield* page;
        const end = page.at(-1);
        if (!end) return;
        last = end.id;
      }
    },
    async idsOf(email) {
      return byEmail.all(email).map(({ id }) => Number(id));
    },
    async remove(ids) {
      const removed = await write(db, () => ids.reduce((sum, id) => sum + Number(remove.run(id).changes), 0));
      await emptyLog(db);
      return removed;
    },
    outbox: outboxOn(db, post, (id) => asEnquiry(one.get(id)!)),
    async close() {
      db.close();
    },
  };
}

function outboxOn(
  db: DatabaseSync,
  post: ReturnType<DatabaseSync['prepare']>,
  enquiryOf: (id: number) => StoredEnquiry,
): Outbox {
  const due = db.prepare('SELECT 1 FROM mails WHERE due_at <= ? LIMIT 1');
  const claim = db.prepare(
    `UPDATE mails SET due_at = :until, attempts = attempts + 1
     WHERE enquiry_id = (SELECT enquiry_id FROM mails WHERE due_at <= :now ORDER BY due_at, enquiry_id LIMIT 1)
     RETURNING enquiry_id, attempts`,
  );
  const sent = db.prepare('UPDATE mails SET due_at = NULL, sent_at = ?, last_error = NULL WHERE enquiry_id = ?');
  const failed = db.prepare('UPDATE mails SET due_at = ?, last_error = ? WHERE enquiry_id = ? AND due_at IS NOT NULL');
  const state = db.prepare('SELECT attempts, sent_at, last_error FROM mails WHERE enquiry_id = ?');
  const waiting = db.prepare('SELECT count(*) AS n FROM mails WHERE due_at IS NOT NULL');
  const exists = db.prepare('SELECT 1 FROM enquiries WHERE id = ?');

  return {
    async claim({ now, leaseMs }) {
      // Mostly nothing is due, and then nothing need be locked.
      if (!due.get(now.toISOString())) return undefined;
      return write(db, () => {
        const row = claim.get({ now: now.toISOString(), until: new Date(now.getTime() + leaseMs).toISOString() });
        return row && { enquiry: enquiryOf(Number(row.enquiry_id)), attempt: Number(row.attempts) };
      });
    },
    async sent(id, at) {
      await write(db, () => sent.run(at.toISOString(), id));
    },
    async failed(id, { reason, dueAt }) {
      await write(db, () => failed.run(dueAt.toISOString(), reason, id));
    },
    resend: (id, now) =>
      write(db, () => {
        if (!exists.get(id)) return false;
        post.run(id, now.toISOString());
        return true;
      }),
    async state(id) {
      const row = state.get(id);
      return row && ({ ...row } as unknown as MailState);
    },
    async waiting() {
      return Number(waiting.get()?.n);
    },
  };
}

/** Brings a database up to date, once, however many processes open it at the same time. */
function migrate(db: DatabaseSync): void {
  const version = () => Number(db.prepare('PRAGMA user_version').get()?.user_version);
  if (version() === migrations.length) return;
  inTransaction(db, () => {
    if (version() > migrations.length)
      throw new Error('the enquiries were written by a newer version of this software');
    for (const step of migrations.slice(version())) db.exec(step);
    db.exec(`PRAGMA user_version = ${migrations.length}`);
  });
}

/** Empties the log beside the database, which holds a copy of what was written last. */
async function emptyLog(db: DatabaseSync): Promise<void> {
  for (const end = Date.now() + busyTimeoutMs; db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy; ) {
    if (Date.now() > end) throw new Error('another process is using the database, and its log could not be emptied');
    await sleep(10);
  }
}

/** Runs work that writes, all or nothing; tries again for a while when another process is writing. */
async function write<Result>(db: DatabaseSync, work: () => Result): Promise<Result> {
  for (const end = Date.now() + busyTimeoutMs; ; ) {
    try {
      return inTransaction(db, work);
    } catch (error) {
      if (!isBusy(error) || Date.now() > end) throw error;
      await sleep(10);
    }
  }
}

function isBusy(error: unknown): boolean {
  const { errcode } = error as { errcode?: number };
  // SQLITE_BUSY and SQLITE_LOCKED; the bits above say more.
  return errcode !== undefined && [5, 6].includes(errcode & 0xff);
}

/** Runs work that writes, alone and all or nothing. */
function inTransaction<Result>(db: DatabaseSync, work: () => Result): Result {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk ends the transaction by itself; a second rollback would hide the reason.
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

function parameters({ held = false, since, before, projectType }: EnquiryFilter) {
  return {
    held: Number(held),
    since: since?.toISOString() ?? null,
    before: before?.toISOString() ?? null,
    type: projectType ?? null,
  };
}

/** A row as a plain object; SQLite's has no prototype. */
function asEnquiry(row: object): StoredEnquiry {
  return { ...row } as StoredEnquiry;
}
