import { readFileSync, statSync, writeFileSync } from 'node:fs';
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

  test('a file that is no database is refused, not overwritten', async () => {
    const folder = await temporaryFolder();
    writeFileSync(sqliteFile(folder), 'my holiday plans, in some detail'.repeat(99));
    expect(() => openSqliteStore(folder)).toThrow('not a database');
  });
});
