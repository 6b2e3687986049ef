import { execFile } from 'node:child_process';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../server/enquiries/open-store.ts';
import type { EnquiryStore } from '../server/enquiries/store.ts';
import { anEnquiry, temporaryFolder } from '../server/testing.ts';
import { findPostgres, runPostgres } from '../tests/postgres.ts';

const script = fileURLToPath(new URL('backup.ts', import.meta.url));

/** Runs the script away from the project, whose .env may name the agency's own store. */
function run(settings: Record<string, string>, ...args: string[]) {
  const { PATH, POSTGRES_BIN } = process.env;
  return new Promise<{ status: number; out: string; told: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [script, ...args],
      { cwd: tmpdir(), env: { PATH, POSTGRES_BIN, ...settings } },
      (_error, out, told) => resolve({ status: child.exitCode ?? -1, out, told }),
    );
  });
}

async function open({ DATABASE_URL = '', DATA_DIR = '' }): Promise<EnquiryStore> {
  const { store } = await openStore({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR }, () => {});
  onTestFinished(() => store.close());
  return store;
}

/** Saves a store that is open, restores it elsewhere, and looks whether all is there and goes on from there. */
async function saveAndRestore(from: Record<string, string>, to: Record<string, string>) {
  const file = join(await temporaryFolder(), 'enquiries.backup');
  const at = new Date('2026-03-15T08:00:00Z');
  const store = await open(from);
  await store.add(anEnquiry({ message: 'سلام\n😀' }), { held: null, at, mail: true });
  await store.add(anEnquiry({ message: 'b' }), { held: 'honeypot', at });

  expect(await run(from, 'save', file)).toMatchObject({ status: 0, told: '' });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await run(from, 'save', file)).told).toContain('exists already');
  expect((await run(from, 'restore', file)).status).toBe(1);
  await store.add(anEnquiry({ message: 'after the copy' }), { held: null, at });

  expect(await run(to, 'restore', file)).toMatchObject({ status: 0, told: '' });
  const restored = await open(to);
  expect(await restored.list({ limit: 9 })).toMatchObject([
    { id: 1, message: 'سلام\n😀', created_at: at.toISOString() },
  ]);
  expect(await restored.count({ held: true })).toBe(1);
  expect(await restored.outbox.counts()).toEqual({ waiting: 1, failed: 0 });
  expect(await restored.add(anEnquiry({ message: 'b' }), { held: 'honeypot', at })).toMatchObject({
    id: 2,
    isNew: false,
  });
  expect(await restored.add(anEnquiry({ message: 'c' }), { held: null, at })).toMatchObject({ id: 3, isNew: true });
}

test('a SQLite store is saved while it is in use, and restored', async () => {
  await saveAndRestore({ DATA_DIR: await temporaryFolder() }, { DATA_DIR: join(await temporaryFolder(), 'new') });
});

// The PostgreSQL that npm has packaged comes without them.
const hasTools = existsSync(join(findPostgres() ?? '', 'pg_dump'));
test.skipIf(!hasTools)('a PostgreSQL store is saved while it is in use, and restored (needs pg_dump)', async () => {
  const postgres = await runPostgres({ fsync: 'off' });
  onTestFinished(() => postgres.remove());
  await saveAndRestore({ DATABASE_URL: await postgres.database() }, { DATABASE_URL: await postgres.database() });
});

test('what is no copy of the enquiries is not restored', async () => {
  const file = join(await temporaryFolder(), 'holiday.txt');
  writeFileSync(file, 'my holiday plans, in some detail'.repeat(99));
  const folder = join(await temporaryFolder(), 'new');
  const { status, told } = await run({ DATA_DIR: folder }, 'restore', file);
  expect([status, told]).toEqual([1, expect.stringContaining('cannot be restored: file is not a database')]);
  expect(existsSync(folder)).toBe(false);
});
