import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sqliteFile } from '../server/store/database.ts';
import { openStore, type SubmissionStore } from '../server/store/store.ts';
import { temporaryFolder } from '../server/test-helpers.ts';
import { findPostgres, hasPostgres, runPostgres } from '../tests/helpers/postgres.ts';
import { anEnquiry } from '../tests/helpers/samples.ts';

const script = fileURLToPath(new URL('backup.ts', import.meta.url));

/** Folder of the client programs that `npm run backup` finds on the PATH. */
const tools = findPostgres() ?? '';

/** Runs the script outside the project, whose .env may configure a real store. */
function run(settings: Record<string, string>, ...args: string[]) {
  const PATH = `${tools}:${process.env.PATH}`;
  return new Promise<{ status: number; out: string; err: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [script, ...args],
      { cwd: tmpdir(), env: { PATH, ...settings } },
      (_error, out, err) => resolve({ status: child.exitCode ?? -1, out, err }),
    );
  });
}

async function open({ DATABASE_URL = '', DATA_DIR = '' }): Promise<SubmissionStore> {
  const store = await openStore({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR }, () => {});
  onTestFinished(() => store.close());
  return store;
}

/** Backs up an open store, restores it elsewhere, and verifies that it is complete and usable. */
async function saveAndRestore(from: Record<string, string>, to: Record<string, string>) {
  const file = join(await temporaryFolder(), 'enquiries.backup');
  const at = new Date('2026-03-15T08:00:00Z');
  const store = await open(from);
  await store.add(anEnquiry({ message: 'سلام\n😀' }), {
    spam: null,
    at,
    recipients: [{ channel: 'email', target: 'to@agency.example' }],
  });
  await store.add(anEnquiry({ message: 'b' }), { spam: 'honeypot', at });

  expect(await run(from, 'save', file)).toMatchObject({ status: 0, err: '' });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await run(from, 'save', file)).err).toContain('exists already');
  expect((await run(from, 'restore', file)).status).toBe(1);
  await store.add(anEnquiry({ message: 'after the backup' }), { spam: null, at });

  expect(await run(to, 'restore', file)).toMatchObject({ status: 0, err: '' });
  const restored = await open(to);
  expect(await restored.list({ limit: 9 })).toMatchObject([
    { id: 1, message: 'سلام\n😀', created_at: at.toISOString() },
  ]);
  expect(await restored.count({ spam: true })).toBe(1);
  expect(await restored.deliveries.tally()).toMatchObject([{ target: 'to@agency.example', state: 'waiting', n: 1 }]);
  expect(await restored.add(anEnquiry({ message: 'b' }), { spam: 'honeypot', at })).toMatchObject({
    id: 2,
    isNew: false,
  });
  expect(await restored.add(anEnquiry({ message: 'c' }), { spam: null, at })).toMatchObject({ id: 3, isNew: true });
}

test('saves a SQLite store that is in use, and restores it', async () => {
  await saveAndRestore({ DATA_DIR: await temporaryFolder() }, { DATA_DIR: join(await temporaryFolder(), 'new') });
});

test.skipIf(!hasPostgres)('saves a PostgreSQL store that is in use, and restores it', async () => {
  const postgres = await runPostgres({ fsync: 'off' });
  onTestFinished(() => postgres.remove());
  await saveAndRestore({ DATABASE_URL: await postgres.database() }, { DATABASE_URL: await postgres.database() });
});

test('does not restore a file that is not a backup', async () => {
  const file = join(await temporaryFolder(), 'holiday.txt');
  writeFileSync(file, 'my holiday plans, in some detail'.repeat(99));
  const folder = join(await temporaryFolder(), 'new');
  const { status, err } = await run({ DATA_DIR: folder }, 'restore', file);
  expect([status, err]).toEqual([1, expect.stringContaining('cannot be restored: file is not a database')]);
  expect(existsSync(folder)).toBe(false);
});

test('does not back up a damaged store, and leaves no partial backup', async () => {
  const folder = await temporaryFolder();
  const store = await openStore({ databaseUrl: '', dataDir: folder }, () => {});
  for (let n = 0; n < 20; n++)
    await store.add(anEnquiry({ message: `${n}${'x'.repeat(4000)}` }), { spam: null, at: new Date() });
  await store.close();
  const damaged = readFileSync(sqliteFile(folder));
  damaged.fill(0xff, 3 * 4096, 12 * 4096);
  writeFileSync(sqliteFile(folder), damaged);
  const to = await temporaryFolder();
  const { status, out, err } = await run({ DATA_DIR: folder }, 'save', join(to, 'backup'));
  expect([status, out]).toEqual([1, '']);
  expect(err).toMatch(/^Nothing was saved: .*malformed.*\n$/);
  expect(readdirSync(to)).toEqual([]);
});

test('reports a failed backup in one sentence', async () => {
  const folder = await temporaryFolder();
  await open({ DATA_DIR: folder });
  const { status, err } = await run({ DATA_DIR: folder }, 'save', join(folder, 'no/such/folder'));
  expect([status, err]).toEqual([1, expect.stringMatching(/ cannot be made: ENOENT.*\n$/)]);
});

describe('the programs of PostgreSQL', () => {
  const DATABASE_URL = 'postgres://site:top-secret@127.0.0.1:9/site';

  /** Creates a folder of shell scripts that replace PostgreSQL's programs. */
  async function aFolderOf(programs: Record<string, string>) {
    const folder = await temporaryFolder();
    for (const [name, script] of Object.entries(programs))
      writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    return folder;
  }
  /** Writes to the file in its arguments and records the file's mode before. */
  const fakeDump =
    'for last; do :; done; file=$(echo "$last" | sed s/--file=//); ls -l "$file" > "$0.ran"; echo backup > "$file"';
  const fakeList = 'case "$1" in --list) echo "1; 0 1 TABLE DATA public enquiries site";; esac';

  test('are found on the PATH, and get a file that only its owner can read', async () => {
    const PATH = await aFolderOf({ pg_dump: fakeDump, pg_restore: fakeList });
    const file = join(await temporaryFolder(), 'backup');
    const bare = { DATABASE_URL, PATH: `${PATH}:/bin:/usr/bin` };
    expect(await run(bare, 'save', file)).toEqual({ status: 0, out: `Saved to ${file}\n`, err: '' });
    expect(readFileSync(join(PATH, 'pg_dump.ran'), 'utf8')).toMatch(/^-rw------- /);
  });

  test.skipIf(!hasPostgres)('read the whole backup before it is reported as saved', async () => {
    const postgres = await runPostgres({ fsync: 'off' });
    onTestFinished(() => postgres.remove());
    const url = await postgres.database();
    const store = await open({ DATABASE_URL: url });
    for (let n = 0; n < 60; n++)
      await store.add(anEnquiry({ message: Array.from({ length: 99 }, Math.random).join() }), {
        spam: null,
        at: new Date(),
      });
    // Simulates a full disk.
    const cut = 'head -c $(($(wc -c < "$file") / 2)) "$file" > "$0.cut"; cat "$0.cut" > "$file"';
    const last = 'file=$(echo "$*" | sed "s/.*--file=//")';
    const PATH = await aFolderOf({ pg_dump: `"${join(tools, 'pg_dump')}" "$@"; ${last}; ${cut}` });
    symlinkSync(join(tools, 'pg_restore'), join(PATH, 'pg_restore'));
    const to = await temporaryFolder();
    const settings = { DATABASE_URL: url, PATH: `${PATH}:/bin:/usr/bin` };
    const { status, out, err } = await run(settings, 'save', join(to, 'backup'));
    expect([status, out]).toEqual([1, '']);
    expect(err).toMatch(/^pg_restore: .*\n$/);
    expect(readdirSync(to)).toEqual([]);
  });

  test.skipIf(!hasPostgres)('fail with a backup that pg_restore cannot read, even if pg_dump succeeds', async () => {
    const PATH = await aFolderOf({ pg_dump: fakeDump });
    symlinkSync(join(tools, 'pg_restore'), join(PATH, 'pg_restore'));
    const to = await temporaryFolder();
    const { status, out, err } = await run({ DATABASE_URL, PATH: `${PATH}:/bin:/usr/bin` }, 'save', join(to, 'backup'));
    expect([status, out]).toEqual([1, '']);
    expect(err).toMatch(/^pg_restore: .*\n$/);
    expect(readdirSync(to)).toEqual([]);
  });
});
