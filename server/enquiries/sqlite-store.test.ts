import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { anEnquiry, temporaryFolder } from '../testing.ts';
import { openSqliteStore, sqliteFile } from './sqlite-store.ts';
import { describeStore } from './store.contract.ts';

describeStore('SQLite store', async () => {
  const folder = await temporaryFolder();
  return async () => openSqliteStore(folder);
});

describe('SQLite file', () => {
  test('the folder and the file are made, for their owner only', async () => {
    const folder = join(await temporaryFolder(), 'data', 'enquiries');
    const store = openSqliteStore(folder);
    onTestFinished(() => store.close());
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    for (const end of ['', '-wal', '-shm']) expect(statSync(sqliteFile(folder) + end).mode & 0o077).toBe(0);
  });

  test('an enquiry that cannot be written is refused, and the next one is kept', async () => {
    const folder = await temporaryFolder();
    const store = openSqliteStore(folder);
    onTestFinished(() => store.close());
    const other = new DatabaseSync(sqliteFile(folder));
    onTestFinished(() => other.close());
    const meta = { held: null, at: new Date() };

    other.exec(`CREATE TRIGGER full BEFORE INSERT ON enquiries BEGIN SELECT RAISE(ABORT, 'disk full'); END`);
    await expect(store.add(anEnquiry(), meta)).rejects.toThrow('disk full');
    other.exec('DROP TRIGGER full');
    expect(await store.add(anEnquiry(), meta)).toMatchObject({ isNew: true });
  });

  test('another process that writes is waited for, but not for ever, and the server goes on meanwhile', async () => {
    const folder = await temporaryFolder();
    const store = openSqliteStore(folder);
    onTestFinished(() => store.close());
    const other = new DatabaseSync(sqliteFile(folder));
    onTestFinished(() => other.close());
    const meta = { held: null, at: new Date() };

    other.exec('BEGIN IMMEDIATE');
    let turns = 0;
    const turning = setInterval(() => turns++, 5);
    await expect(store.add(anEnquiry(), meta)).rejects.toThrow('locked');
    clearInterval(turning);
    expect(turns).toBeGreaterThan(50);
    const waiting = store.add(anEnquiry(), meta);
    setTimeout(() => other.exec('ROLLBACK'), 50);
    expect(await waiting).toMatchObject({ isNew: true });
  });

  test('what was removed is in none of its files any more', async () => {
    const folder = await temporaryFolder();
    const store = openSqliteStore(folder);
    onTestFinished(() => store.close());
    const inFiles = () =>
      ['', '-wal'].some((end) => readFileSync(sqliteFile(folder) + end).includes('a very personal matter'));
    const { id } = await store.add(anEnquiry({ message: 'a very personal matter' }), { held: null, at: new Date() });
    expect(inFiles()).toBe(true);
    await store.remove([id]);
    expect(inFiles()).toBe(false);
  });

  test('enquiries written by a newer version are left alone', async () => {
    const folder = await temporaryFolder();
    await openSqliteStore(folder).close();
    const db = new DatabaseSync(sqliteFile(folder));
    db.exec('PRAGMA user_version = 99');
    db.close();
    expect(() => openSqliteStore(folder)).toThrow('newer version');
  });

  test('what a version before left to be sent waits on, and what it sent stays sent', async () => {
    const folder = await temporaryFolder();
    const old = new DatabaseSync(sqliteFile(folder));
    old.exec(oldDatabase);
    old.close();
    const store = openSqliteStore(folder);
    onTestFinished(() => store.close());
    expect(await store.outbox.counts()).toEqual({ waiting: 1, failed: 0 });
    expect(await store.outbox.state(1)).toEqual({
      attempts: 3,
      waits: true,
      done_at: null,
      last_error: 'no answer',
      recipients: [],
    });
    expect(await store.outbox.state(2)).toMatchObject({ waits: false, done_at: '2026-03-15T08:00:00.000Z' });
    const lease = { now: new Date('2026-03-15T09:00:00Z'), leaseMs: 1000 };
    expect(await store.outbox.claim(lease)).toMatchObject({ enquiry: { id: 1 }, attempt: 4 });
    expect(await store.outbox.claim(lease)).toBeUndefined();
  });

  test('a file that others could read is closed to them at the start', async () => {
    const folder = await temporaryFolder();
    const store = openSqliteStore(folder);
    onTestFinished(() => store.close());
    await store.add(anEnquiry(), { held: null, at: new Date() });
    const files = ['', '-wal', '-shm'].map((end) => sqliteFile(folder) + end);
    for (const file of files) chmodSync(file, 0o644);
    const again = openSqliteStore(folder);
    onTestFinished(() => again.close());
    expect(files.map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600, 0o600]);
  });

  test('a file that is no database is refused, not overwritten', async () => {
    const folder = await temporaryFolder();
    writeFileSync(sqliteFile(folder), 'my holiday plans, in some detail'.repeat(99));
    expect(() => openSqliteStore(folder)).toThrow('not a database');
  });
});

/** A database as the version before left it: one e-mail waits, one was sent. */
const oldDatabase = `
  CREATE TABLE enquiries (
    id INTEGER PRIMARY KEY AUTOINCREMENT, created_at TEXT NOT NULL, full_name TEXT NOT NULL, email TEXT NOT NULL,
    project_type TEXT NOT NULL, contact TEXT NOT NULL, message TEXT NOT NULL,
    held TEXT CHECK (held IN ('honeypot', 'too-fast')), fingerprint BLOB NOT NULL
  ) STRICT;
  CREATE TABLE mails (
    enquiry_id INTEGER PRIMARY KEY REFERENCES enquiries (id) ON DELETE CASCADE,
    due_at TEXT, attempts INTEGER NOT NULL DEFAULT 0, sent_at TEXT, last_error TEXT
  ) STRICT;
  CREATE INDEX mails_due ON mails (due_at) WHERE due_at IS NOT NULL;
  INSERT INTO enquiries (created_at, full_name, email, project_type, contact, message, fingerprint) VALUES
    ('2026-03-15T08:00:00.000Z', 'A', 'a@example.com', 'Events', '1', 'a', x'01'),
    ('2026-03-15T08:00:00.000Z', 'B', 'b@example.com', 'Events', '2', 'b', x'02');
  INSERT INTO mails VALUES (1, '2026-03-15T08:04:00.000Z', 3, NULL, 'no answer'),
    (2, NULL, 1, '2026-03-15T08:00:00.000Z', NULL);
  PRAGMA user_version = 2`;
