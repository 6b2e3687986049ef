import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Enquiry, enquiryFields } from '../../src/enquiry/schema.ts';
import { inBatches } from './batches.ts';
import {
  type Added,
  clockSkewMs,
  columns,
  type EnquiryFilter,
  type EnquiryStore,
  fingerprintOf,
  type MessageKind,
  type MessageState,
  type Outbox,
  type Reception,
  type RecipientState,
  type RecipientTally,
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
  // An e-mail about an enquiry, and one that this was refused; what became of the first for each of its recipients.
  `CREATE TABLE messages (
     enquiry_id INTEGER NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
     kind TEXT NOT NULL CHECK (kind IN ('enquiry', 'notice')),
     due_at TEXT,
     scheduled_at TEXT,
     attempts INTEGER NOT NULL DEFAULT 0,
     done_at TEXT,
     last_error TEXT,
     PRIMARY KEY (enquiry_id, kind)
   ) STRICT;
   CREATE INDEX messages_due ON messages (due_at) WHERE due_at IS NOT NULL;
   INSERT INTO messages (enquiry_id, kind, due_at, attempts, done_at, last_error)
     SELECT enquiry_id, 'enquiry', due_at, attempts, sent_at, last_error FROM mails;
   DROP TABLE mails;
   CREATE TABLE message_recipients (
     enquiry_id INTEGER NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
     address TEXT NOT NULL,
     state TEXT NOT NULL CHECK (state IN ('sent', 'waiting', 'failed')),
     at TEXT NOT NULL,
     reason TEXT,
     PRIMARY KEY (enquiry_id, address)
   ) STRICT;
   CREATE INDEX message_recipients_failed ON message_recipients (enquiry_id) WHERE state = 'failed';`,
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
  for (const end of ['', '-wal', '-shm']) tighten(file + end);
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

/** Takes the rights to a file, which an older version or a copy may have made for others too, from everybody else. */
function tighten(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found || (found.mode & 0o077) === 0) return;
  try {
    chmodSync(file, 0o600);
  } catch (error) {
    // Another user owns the file and has granted this one access.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
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
  const remove = db.prepare('DELETE FROM enquiries WHERE id = ?');
  const enqueue = enqueueOn(db);

  /** Keeps one enquiry, within a transaction. */
  function keep({ given, reception: { held, at, mail } }: { given: Enquiry; reception: Reception }): Added {
    const enquiry = storable(given);
    const fingerprint = fingerprintOf(enquiry);
    const created_at = at.toISOString();
    const since = new Date(at.getTime() - sameEnquiryMs).toISOString();
    const known = same.get({ fingerprint, since, held }) as { id: number; created_at: string } | undefined;
    if (known) return { ...known, isNew: false };
    const id = Number(insert.run({ ...enquiry, created_at, held, fingerprint }).lastInsertRowid);
    if (mail && !held) enqueue(id, 'enquiry', at);
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
    async remove(ids) {
      if (ids.length === 0) return 0;
      const removed = await write(db, () => ids.reduce((sum, id) => sum + Number(remove.run(id).changes), 0));
      await emptyLog(db);
      return removed;
    },
    async probe() {
      // As much as a long enquiry: a disk that is nearly full would still take less.
      await write(db, () =>
        db.exec('CREATE TABLE probe (x BLOB); INSERT INTO probe VALUES (zeroblob(16384)); DROP TABLE probe'),
      );
    },
    outbox: outboxOn(db, enqueue, (id) => asEnquiry(one.get(id)!)),
    async close() {
      db.close();
    },
  };
}

type Enqueue = (id: number, kind: MessageKind, at: Date) => void;

/** Puts an e-mail in the outbox, due now, within a transaction; one that is already there starts again. */
function enqueueOn(db: DatabaseSync): Enqueue {
  const put = db.prepare(
    `INSERT INTO messages (enquiry_id, kind, due_at, scheduled_at) VALUES (:id, :kind, :at, :at)
     ON CONFLICT (enquiry_id, kind) DO UPDATE
     SET due_at = :at, scheduled_at = :at, done_at = NULL, attempts = 0, last_error = NULL`,
  );
  return (id, kind, at) => put.run({ id, kind, at: at.toISOString() });
}

function outboxOn(db: DatabaseSync, enqueue: Enqueue, enquiryOf: (id: number) => StoredEnquiry): Outbox {
  const isDue = '(due_at <= :now OR (due_at IS NOT NULL AND scheduled_at > :skewed))';
  const due = db.prepare(`SELECT 1 FROM messages WHERE ${isDue} LIMIT 1`);
  const claim = db.prepare(
    `UPDATE messages SET due_at = :until, scheduled_at = :now, attempts = attempts + 1
     WHERE rowid = (SELECT rowid FROM messages WHERE ${isDue} ORDER BY due_at, enquiry_id, kind LIMIT 1)
     RETURNING enquiry_id, kind, attempts`,
  );
  const claimed = 'enquiry_id = :id AND kind = :kind AND due_at IS NOT NULL AND attempts = :attempt';
  const settle = db.prepare(
    `UPDATE messages SET due_at = :due, scheduled_at = :at, done_at = iif(:due IS NULL, :at, NULL), last_error = :reason
     WHERE ${claimed}`,
  );
  const release = db.prepare(`UPDATE messages SET due_at = scheduled_at, attempts = attempts - 1 WHERE ${claimed}`);
  const note = db.prepare(`UPDATE messages SET last_error = :reason WHERE ${isDue}`);
  const recipients = db.prepare(
    'SELECT address, state, at, reason FROM message_recipients WHERE enquiry_id = ? ORDER BY address',
  );
  const forgetWaiting = db.prepare("DELETE FROM message_recipients WHERE enquiry_id = ? AND state = 'waiting'");
  const forgetAll = db.prepare('DELETE FROM message_recipients WHERE enquiry_id = ?');
  const noteRecipient = db.prepare(
    `INSERT INTO message_recipients (enquiry_id, address, state, at, reason) VALUES (:id, :address, :state, :at, :reason)
     ON CONFLICT (enquiry_id, address) DO UPDATE SET state = excluded.state, at = excluded.at, reason = excluded.reason
     WHERE state <> 'sent'`,
  );
  const state = db.prepare(
    `SELECT attempts, due_at IS NOT NULL AS waits, done_at, last_error FROM messages
     WHERE enquiry_id = ? AND kind = 'enquiry'`,
  );
  const counts = db.prepare(
    `SELECT (SELECT count(*) FROM messages WHERE due_at IS NOT NULL AND kind = 'enquiry') AS waiting,
            (SELECT count(DISTINCT enquiry_id) FROM message_recipients WHERE state = 'failed') AS failed`,
  );
  const tally = db.prepare(
    `SELECT address, sum(state = 'sent') AS sent, sum(state = 'waiting') AS waiting, sum(state = 'failed') AS failed
     FROM message_recipients GROUP BY address ORDER BY address`,
  );
  const exists = db.prepare('SELECT 1 FROM enquiries WHERE id = ?');

  const dueAsOf = (now: Date) => ({
    now: now.toISOString(),
    skewed: new Date(now.getTime() + clockSkewMs).toISOString(),
  });
  const recipientsOf = (id: number) => recipients.all(id).map((row) => ({ ...row }) as unknown as RecipientState);

  return {
    async isDue(now) {
      return due.get(dueAsOf(now)) !== undefined;
    },
    async claim({ now, leaseMs }) {
      // Usually nothing is due, and no lock is needed.
      if (!due.get(dueAsOf(now))) return undefined;
      return write(db, () => {
        const row = claim.get({ ...dueAsOf(now), until: new Date(now.getTime() + leaseMs).toISOString() });
        if (!row) return undefined;
        const id = Number(row.enquiry_id);
        return {
          kind: row.kind as MessageKind,
          enquiry: enquiryOf(id),
          attempt: Number(row.attempts),
          recipients: recipientsOf(id),
        };
      });
    },
    settle: ({ enquiry: { id }, kind, attempt }, { recipients, reason, at, dueAt, notice }) =>
      write(db, () => {
        // It may have been deleted meanwhile.
        if (!exists.get(id)) return;
        const due = dueAt?.toISOString() ?? null;
        const { changes } = settle.run({ id, kind, attempt, due, at: at.toISOString(), reason });
        if (kind === 'notice') return;
        const isLate = !changes;
        if (!isLate) forgetWaiting.run(id);
        for (const one of recipients) if (!isLate || one.state === 'sent') noteRecipient.run({ id, ...one });
        if (!isLate && notice) enqueue(id, 'notice', at);
      }),
    async release({ enquiry: { id }, kind, attempt }) {
      await write(db, () => release.run({ id, kind, attempt }));
    },
    async noteTrouble(now, reason) {
      await write(db, () => note.run({ ...dueAsOf(now), reason }));
    },
    resend: (id, now) =>
      write(db, () => {
        if (!exists.get(id)) return false;
        enqueue(id, 'enquiry', now);
        forgetAll.run(id);
        return true;
      }),
    async state(id) {
      const row = state.get(id);
      return row && ({ ...row, waits: Boolean(row.waits), recipients: recipientsOf(id) } as unknown as MessageState);
    },
    async counts() {
      const { waiting, failed } = counts.get() ?? {};
      return { waiting: Number(waiting), failed: Number(failed) };
    },
    async tally() {
      return tally.all().map((row) => ({ ...row }) as unknown as RecipientTally);
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
  for (const end = performance.now() + busyTimeoutMs; db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy; ) {
    if (performance.now() > end)
      throw new Error('another process is using the database, and its log could not be emptied');
    await sleep(10);
  }
}

/** Runs work that writes, all or nothing; tries again for a while when another process is writing. */
async function write<Result>(db: DatabaseSync, work: () => Result): Promise<Result> {
  for (const end = performance.now() + busyTimeoutMs; ; ) {
    try {
      return inTransaction(db, work);
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
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
