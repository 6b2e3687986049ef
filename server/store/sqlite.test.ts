import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { anEnquiry } from '../../tests/helpers/samples.ts';
import { temporaryFolder } from '../test-helpers.ts';
import { sqliteFile } from './database.ts';
import { describeStore } from './store.contract.ts';
import { openStore } from './store.ts';

const openSqlite = (dataDir: string) => openStore({ databaseUrl: '', dataDir }, () => {});

const meta = { spam: null, at: new Date() };

/** Opens a store, and its file as another process does. */
async function openShared() {
  const folder = await temporaryFolder();
  const store = await openSqlite(folder);
  onTestFinished(() => store.close());
  const other = new DatabaseSync(sqliteFile(folder));
  onTestFinished(() => other.close());
  return { store, other };
}

describeStore('SQLite store', async () => {
  const folder = await temporaryFolder();
  return async () => openSqlite(folder);
});

describe('SQLite file', () => {
  test('creates the folder and the file for their owner only', async () => {
    const folder = join(await temporaryFolder(), 'data', 'enquiries');
    const store = await openSqlite(folder);
    onTestFinished(() => store.close());
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    for (const end of ['', '-wal', '-shm']) expect(statSync(sqliteFile(folder) + end).mode & 0o077).toBe(0);
  });

  test('rejects an enquiry that cannot be written, and stores the next one', async () => {
    const { store, other } = await openShared();
    other.exec(`CREATE TRIGGER full BEFORE INSERT ON enquiries BEGIN SELECT RAISE(ABORT, 'disk full'); END`);
    await expect(store.add(anEnquiry(), meta)).rejects.toThrow('disk full');
    other.exec('DROP TRIGGER full');
    expect(await store.add(anEnquiry(), meta)).toMatchObject({ isNew: true });
  });

  test('waits a limited time for another process that writes, without blocking the thread', async () => {
    const { store, other } = await openShared();
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

  test('does not wait once for each enquiry while another process writes', { timeout: 20_000 }, async () => {
    const { store, other } = await openShared();
    other.exec('BEGIN IMMEDIATE');
    const adding = Array.from({ length: 200 }, (_, n) => store.add(anEnquiry({ message: String(n) }), meta));
    const settled = await Promise.allSettled(adding);
    expect(settled.map(({ status }) => status)).toEqual(adding.map(() => 'rejected'));
    other.exec('ROLLBACK');
    expect(await store.add(anEnquiry(), meta)).toMatchObject({ isNew: true });
  });

  test('deletes data from all its files', async () => {
    const folder = await temporaryFolder();
    const store = await openSqlite(folder);
    onTestFinished(() => store.close());
    const inFiles = () =>
      ['', '-wal'].some((end) => readFileSync(sqliteFile(folder) + end).includes('a very personal matter'));
    const { id } = await store.add(anEnquiry({ message: 'a very personal matter' }), meta);
    expect(inFiles()).toBe(true);
    await store.delete([id]);
    expect(inFiles()).toBe(false);
  });

  test('says so if data is deleted, but not yet from the files, because another process reads', async () => {
    const { store, other } = await openShared();
    const { id } = await store.add(anEnquiry(), meta);
    other.exec('BEGIN');
    other.prepare('SELECT * FROM enquiries').all();
    await expect(store.delete([id])).rejects.toThrow(/^The enquiries were deleted, but the database files/);
    expect(await store.get(id)).toBeUndefined();
  });

  test('refuses enquiries written by a newer version', async () => {
    const folder = await temporaryFolder();
    await (await openSqlite(folder)).close();
    const db = new DatabaseSync(sqliteFile(folder));
    db.exec("INSERT INTO kysely_migration VALUES ('099', '2026-03-15T08:00:00.000Z')");
    db.close();
    await expect(openSqlite(folder)).rejects.toThrow('newer version');
  });

  test('refuses enquiries written by a version that is no longer upgraded', async () => {
    const folder = await temporaryFolder();
    const db = new DatabaseSync(sqliteFile(folder));
    db.exec('CREATE TABLE enquiries (id INTEGER); CREATE TABLE message_recipients (enquiry_id INTEGER)');
    db.close();
    await expect(openSqlite(folder)).rejects.toThrow('before 25 November 2026; docs/running.md, "Upgrades"');
  });

  test('removes the access of other users to the file at the start', async () => {
    const folder = await temporaryFolder();
    const store = await openSqlite(folder);
    onTestFinished(() => store.close());
    await store.add(anEnquiry(), meta);
    const files = ['', '-wal', '-shm'].map((end) => sqliteFile(folder) + end);
    for (const file of files) chmodSync(file, 0o644);
    const again = await openSqlite(folder);
    onTestFinished(() => again.close());
    expect(files.map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600, 0o600]);
  });

  test('refuses a file that is not a database', async () => {
    const folder = await temporaryFolder();
    writeFileSync(sqliteFile(folder), 'my holiday plans, in some detail'.repeat(99));
    await expect(openSqlite(folder)).rejects.toThrow('not a database');
  });
});
