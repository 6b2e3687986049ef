import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Enquiry, enquiryFields } from '../../src/enquiry/schema.ts';
import { type EnquiryStore, type StoredEnquiry, sameEnquiryMs } from './store.ts';

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
];

/** How long a statement waits for another process that is writing, in milliseconds. The server stands still meanwhile. */
const busyTimeoutMs = 2000;

/** How many enquiries `each` reads at a time. */
const pageSize = 100;

const columns = `id, created_at, ${enquiryFields.join(', ')}, held`;

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
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    migrate(db);
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
  const newest = db.prepare(`SELECT ${columns} FROM enquiries WHERE (held IS NOT NULL) = ? ORDER BY id DESC LIMIT ?`);
  const after = db.prepare(
    `SELECT ${columns} FROM enquiries WHERE (held IS NOT NULL) = ? AND id > ? ORDER BY id LIMIT ?`,
  );
  const one = db.prepare(`SELECT ${columns} FROM enquiries WHERE id = ?`);
  const howMany = db.prepare('SELECT count(*) AS n FROM enquiries WHERE (held IS NOT NULL) = ?');

  return {
    async add(given, { held, at }) {
      const enquiry = storable(given);
      const fingerprint = fingerprintOf(enquiry);
      const created_at = at.toISOString();
      const since = new Date(at.getTime() - sameEnquiryMs).toISOString();
      return inTransaction(db, () => {
        const known = same.get({ fingerprint, since, held }) as { id: number; created_at: string } | undefined;
        if (known) return { ...known, isNew: false };
        const { lastInsertRowid } = insert.run({ ...enquiry, created_at, held, fingerprint });
        return { id: Number(lastInsertRowid), created_at, isNew: true };
      });
    },
    async list({ held = false, limit }) {
      return newest.all(Number(held), limit).map(asEnquiry);
    },
    async count({ held = false }) {
      return Number(howMany.get(Number(held))?.n);
    },
    async get(id) {
      const row = one.get(id);
      return row && asEnquiry(row);
    },
    // Page by page rather than by one long query, which would keep the log from being cleared meanwhile.
    async *each({ held = false }) {
      for (let last = 0; ; ) {
        const page = after.all(Number(held), last, pageSize).map(asEnquiry);
        yield* page;
        const end = page.at(-1);
        if (!end) return;
        last = end.id;
      }
    },
    async close() {
      db.close();
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

/** The five fields as UTF-8 can hold them. SQLite keeps all else as it is, NUL included. */
function storable(enquiry: Enquiry): Enquiry {
  return Object.fromEntries(enquiryFields.map((field) => [field, enquiry[field].toWellFormed()])) as Enquiry;
}

/** The same for the same five fields, and different for any others. */
function fingerprintOf(enquiry: Enquiry): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(enquiryFields.map((field) => enquiry[field])))
    .digest();
}

/** A row as a plain object; SQLite's has no prototype. */
function asEnquiry(row: object): StoredEnquiry {
  return { ...row } as StoredEnquiry;
}
