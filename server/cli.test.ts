import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { agency } from '../src/content/agency.ts';
import { siteMessages } from '../src/content/site-messages.ts';
import type { Enquiry } from '../src/lib/enquiry/rules.ts';
import { hasPostgres, runPostgres } from '../tests/helpers/postgres.ts';
import { anEnquiry, hostileTexts, replyFields } from '../tests/helpers/samples.ts';
import { asLocalTime, startOfDay } from './lib/local-time.ts';
import { sqliteFile } from './store/database.ts';
import type { SpamReason } from './store/schema.ts';
import { openStore, type SubmissionStore } from './store/store.ts';
import { mail, openTestStore, temporaryFolder } from './test-helpers.ts';

const { labels } = siteMessages.mail;
const cli = fileURLToPath(new URL('cli.ts', import.meta.url));
const at = new Date('2026-03-15T21:30:00.000Z');
const atLocal = asLocalTime(at.toISOString());

const office = [{ channel: 'email' as const, target: 'hello@agency.example' }];

const add = (store: SubmissionStore, message: string, spam: SpamReason | null = null) =>
  store.add(anEnquiry({ message }), { spam, at });

/** Returns an enquiry as an export has it, without its id. */
const asExported = (enquiry: Enquiry) => ({
  created_at: at.toISOString(),
  kind: 'enquiry',
  ...enquiry,
  website: '',
  post: '',
});

/**
 * Returns options that run a command outside the project, whose .env may name the agency's own store and mail server.
 */
const alone = (settings: Record<string, string>) => ({
  cwd: tmpdir(),
  env: { PATH: process.env.PATH, ...settings },
});

/** Runs a command on the store of a folder, or with the settings given. */
function run(settings: string | Record<string, string>, ...args: string[]) {
  return new Promise<{ status: number; out: string; err: string }>((resolve) => {
    const options = alone(typeof settings === 'string' ? { DATA_DIR: settings } : settings);
    const child = execFile(process.execPath, [cli, ...args], options, (_error, out, err) =>
      resolve({ status: child.exitCode ?? -1, out, err }),
    );
  });
}

test('list prints enquiries newest first, in the agency’s time zone, while the server runs', async () => {
  const { dataDir, store } = await openTestStore();
  await add(store, 'The first');
  await add(store, 'The second');
  const { status, out, err } = await run(dataDir, 'list');
  expect([status, err]).toEqual([0, '']);
  expect(out).toContain(atLocal);
  expect(out).toMatch(/The second[^]*The first/);
  expect((await run(dataDir, 'list', '--limit', '1')).out).toContain('The newest 1 of 2');
});

test('show prints one enquiry completely', async () => {
  const { dataDir, store } = await openTestStore();
  const { id } = await add(store, 'line one\r\nline two', 'honeypot');
  const { status, out } = await run(dataDir, 'show', String(id));
  expect(status).toBe(0);
  expect(out.replace(/: +/g, ': ')).toBe(
    [
      `Enquiry 1, ${atLocal} in ${agency.city}`,
      'Spam: a field that people cannot see was filled in',
      `${labels.full_name}: Amélie Haddad`,
      `${labels.email}: amelie@example.com`,
      `${labels.project_type}: Branding`,
      `${labels.contact}: 0501234567`,
      'Message:',
      '  line one',
      '  line two',
      '',
    ].join('\n'),
  );
});

test('export to JSON has every text exactly as sent, and nothing else', async () => {
  const { dataDir, store } = await openTestStore();
  for (const text of hostileTexts) await add(store, text);
  const { status, out, err } = await run(dataDir, 'export', '--format', 'json');
  expect([status, err]).toEqual([0, '']);
  expect(JSON.parse(out)).toEqual(
    hostileTexts.map((message, index) => ({ id: index + 1, ...asExported(anEnquiry({ message })) })),
  );
});

test('export to CSV can be parsed to the same texts', async () => {
  const { dataDir, store } = await openTestStore();
  const texts = hostileTexts.filter((text) => !/(^|;)[=+\-@\t\r]/.test(text));
  for (const text of texts) await add(store, text);
  const { status, out } = await run(dataDir, 'export', '--format', 'csv');
  expect(status).toBe(0);
  const [header, ...rows] = parseCsv(out);
  expect(header).toEqual(['id', ...Object.keys(asExported(anEnquiry()))]);
  expect(rows.map((row) => row.at(-3))).toEqual(texts);
  expect(rows[0]).toEqual(['1', ...Object.values(asExported(anEnquiry({ message: texts[0]! })))]);
});

test('list and export omit spam with a note, and include it with --spam', async () => {
  const { dataDir, store } = await openTestStore();
  await add(store, 'Hello');
  await add(store, 'Buy now', 'honeypot');
  const plain = await run(dataDir, 'export', '--format', 'json');
  expect(JSON.parse(plain.out)).toMatchObject([{ message: 'Hello' }]);
  expect(plain.err).toBe('Left out: 1 likely spam; --spam shows it.\n');
  const spam = await run(dataDir, 'export', '--format=json', '--spam');
  expect(JSON.parse(spam.out)).toMatchObject([{ message: 'Buy now' }]);
  expect((await run(dataDir, 'list', '--spam')).out).toContain('Buy now');
});

test('export and list filter by local day and project type', async () => {
  const { dataDir, store } = await openTestStore();
  await store.add(anEnquiry({ message: 'Late on the 15th', project_type: 'Events' }), {
    spam: null,
    at: new Date(startOfDay('2026-03-16').getTime() - 1000),
  });
  await store.add(anEnquiry({ message: 'Early on the 16th' }), { spam: null, at: startOfDay('2026-03-16') });
  const messages = async (...flags: string[]) => {
    const { out } = await run(dataDir, 'export', '--format', 'json', ...flags);
    return JSON.parse(out).map(({ message }: { message: string }) => message);
  };
  expect(await messages('--from', '2026-03-16')).toEqual(['Early on the 16th']);
  expect(await messages('--to', '2026-03-15')).toEqual(['Late on the 15th']);
  expect(await messages('--from', '2026-03-15', '--to', '2026-03-16')).toHaveLength(2);
  expect(await messages('--type', 'EVENTS')).toEqual(['Late on the 15th']);
  const list = await run(dataDir, 'list', '--from', '2026-03-16');
  expect(list.out).toContain('Early on');
  expect(list.out).not.toContain('Late on');
  expect((await run(dataDir, 'list', '--type', 'Photography')).out).toBe('No enquiries match.\n');
});

test('stats prints the number of enquiries and of deliveries', async () => {
  const { dataDir, store } = await openTestStore();
  await store.add(anEnquiry(), { spam: null, at: new Date(), recipients: office });
  await add(store, 'b', 'honeypot');
  const { status, out } = await run(dataDir, 'stats');
  expect(status).toBe(0);
  expect(out).toMatch(/^1 enquiry\n/);
  expect(out).toContain('Waits for hello@agency.example (email): 1');
});

test('resend queues a delivery again, and show prints its state', async () => {
  const { dataDir, store } = await openTestStore();
  await add(store, 'a');
  expect((await run(dataDir, 'show', '1')).out).not.toContain('Waits for');
  const { status, out } = await run({ DATA_DIR: dataDir, ...mail }, 'resend', '1');
  expect([status, out]).toEqual([0, expect.stringContaining('Enquiry 1: its deliveries are queued')]);
  expect(await store.deliveries.tally()).toMatchObject([{ state: 'waiting', n: 1 }]);
  const attempt = async (state: 'waiting' | 'failed' | 'sent', reason: string | null) => {
    const { id, attempt } = (await store.deliveries.claim({ channel: 'email', now: new Date(), leaseMs: 1 }))!;
    await store.deliveries.settle(id, attempt, { state, reason, at, dueAt: state === 'waiting' ? at : null });
    return (await run(dataDir, 'show', '1')).out;
  };
  const where = `${atLocal} in ${agency.city}`;
  expect(await attempt('waiting', '450 no \u001b[2Jroom')).toContain(
    `Waits for hello@agency.example (email), ${where}; tried once, last: 450 no ␛[2Jroom\n`,
  );
  expect(await attempt('failed', '550 nobody')).toContain(
    `Failed for hello@agency.example (email), ${where}; tried 2 times, last: 550 nobody\n`,
  );
  expect((await run(dataDir, 'stats')).out).toContain(
    'Deliveries of all enquiries\n  Failed for hello@agency.example (email): 1\n',
  );
});

test('delete erases enquiries after confirmation', async () => {
  const { dataDir, store } = await openTestStore();
  await add(store, 'a');
  await add(store, 'b', 'honeypot');
  await store.add(anEnquiry({ email: 'other@example.com' }), { spam: null, at });
  const unsure = await run(dataDir, 'delete', '--email', 'amelie@example.com');
  expect([unsure.status, unsure.out]).toEqual([1, '']);
  expect(unsure.err).toBe('Add --yes to delete 2 enquiries for good; it asks in a terminal only.\n');
  const { status, out } = await run(dataDir, 'delete', '--email', 'amelie@example.com', '--yes');
  expect([status, out]).toEqual([0, expect.stringMatching(/^Deleted 2 enquiries for good\. /)]);
  expect(await store.list({ limit: 9 })).toMatchObject([{ email: 'other@example.com' }]);
  expect((await run(dataDir, 'delete', '3', '--yes')).out).toMatch(/^Deleted 1 enquiry for good/);
  expect(await store.count({})).toBe(0);
});

test('delete --email ignores case, and counts unsent emails', async () => {
  const { dataDir, store } = await openTestStore();
  await store.add(anEnquiry({ message: 'a' }), { spam: null, at, recipients: office });
  await store.add(anEnquiry({ message: 'b', email: 'AMELIE@Example.com' }), { spam: null, at, recipients: office });
  await store.add(anEnquiry({ email: 'amelie@example.com.example' }), { spam: null, at });
  // The store trims addresses.
  const database = new DatabaseSync(sqliteFile(dataDir));
  database.exec("UPDATE enquiries SET email = char(160) || 'amelie@example.com' || char(9) WHERE id = 1");
  database.close();
  const { status, out } = await run(dataDir, 'delete', '--email', ' Amelie@example.COM ', '--yes');
  expect([status, out]).toEqual([
    0,
    expect.stringMatching(/^Deleted 2 enquiries for good, with 2 deliveries that were not made yet\. /),
  ]);
  expect(await store.list({ limit: 9 })).toMatchObject([{ id: 3 }]);
});

test('expire deletes enquiries older than an age', async () => {
  const { dataDir, store } = await openTestStore();
  const now = Date.now();
  const day = 24 * 3_600_000;
  await store.add(anEnquiry({ message: 'old' }), { spam: null, at: new Date(now - 91 * day) });
  await store.add(anEnquiry({ message: 'old bot' }), { spam: 'honeypot', at: new Date(now - 91 * day) });
  await store.add(anEnquiry({ message: 'new' }), { spam: null, at: new Date(now - 89 * day) });
  expect((await run(dataDir, 'expire', '--older-than', '24mo')).out).toBe('No enquiry is older than 24mo.\n');
  const { status, out } = await run(dataDir, 'expire', '--older-than', '90d');
  expect([status, out]).toEqual([0, expect.stringMatching(/^Deleted 2 enquiries older than 90d for good\. /)]);
  expect(await store.list({ limit: 9 })).toMatchObject([{ message: 'new' }]);
});

test.skipIf(!hasPostgres)('every command works on PostgreSQL, and prints no password', async () => {
  const postgres = await runPostgres({ fsync: 'off' });
  onTestFinished(() => postgres.remove());
  const url = new URL(await postgres.database());
  const store = await openStore({ databaseUrl: url.href, dataDir: '' }, () => {});
  onTestFinished(() => store.close());
  await add(store, 'The first');
  url.password = 'top-secret';
  const settings = { DATABASE_URL: url.href, ...mail };
  expect((await run(settings, 'list')).out).toMatch(new RegExp(`${atLocal}[^]*The first`));
  expect((await run(settings, 'show', '1')).out).toContain(`Enquiry 1, ${atLocal} in ${agency.city}`);
  expect((await run(settings, 'stats')).out).toContain('1 enquiry');
  const exported = await run(settings, 'export', '--format', 'json');
  expect(JSON.parse(exported.out)).toEqual([{ id: 1, ...asExported(anEnquiry({ message: 'The first' })) }]);
  expect((await run(settings, 'resend', '1')).status).toBe(0);
  expect(await store.deliveries.tally()).toMatchObject([{ state: 'waiting', n: 1 }]);
  expect((await run(settings, 'delete', '1', '--yes')).status).toBe(0);
  expect(await store.count({})).toBe(0);

  await postgres.kill();
  const gone = await run(settings, 'list');
  expect([gone.status, gone.out]).toEqual([1, '']);
  expect(gone.err).toMatch(/^The enquiries in PostgreSQL at 127\.0\.0\.1:\d+\/site_1 cannot be read: .*REFUSED/);
  expect(gone.err).not.toContain('top-secret');
});

test('list and export of an empty store are empty', async () => {
  const { dataDir } = await openTestStore();
  expect((await run(dataDir, 'list')).out).toBe('No enquiries yet.\n');
  expect((await run(dataDir, 'export', '--format', 'json')).out).toBe('[]\n');
  expect((await run(dataDir, 'export', '--format', 'csv')).out).toContain('"id","created_at"');
});

test.each(['csv', 'json'])('export to %s ends without an error if its reader stops early', async (format) => {
  const { dataDir, store } = await openTestStore();
  // More than a pipe holds.
  for (let n = 0; n < 60; n++) await add(store, `${n}${'x'.repeat(5000)}`);
  const child = spawn(process.execPath, [cli, 'export', '--format', format], {
    ...alone({ DATA_DIR: dataDir }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let err = '';
  child.stderr.on('data', (chunk) => (err += chunk));
  child.stdout.once('data', () => child.stdout.destroy());
  const [status] = await once(child, 'close');
  expect([status, err]).toEqual([0, '']);
});

test('replies are listed with their article, filtered by kind, and deleted', async () => {
  const { dataDir, store } = await openTestStore();
  await add(store, 'An enquiry');
  await store.add({ ...anEnquiry({ message: 'A reply' }), ...replyFields }, { spam: null, at });
  const list = await run(dataDir, 'list', '--kind', 'reply');
  expect(list.out).toMatch(/Reply to c[^]*A reply/);
  expect(list.out).not.toContain('An enquiry');
  const { out: reply } = await run(dataDir, 'show', '2');
  expect(reply).toMatch(/^Reply 2, [^]*\nMessage:\n {2}A reply\n/);
  expect(reply).toMatch(new RegExp(`\\n${labels.post}: +count-the-calls\\n`));
  const { out } = await run(dataDir, 'export', '--format', 'json', '--kind', 'reply');
  expect(JSON.parse(out)).toEqual([expect.objectContaining({ id: 2, ...replyFields, message: 'A reply' })]);
  expect((await run(dataDir, 'delete', '--email', 'amelie@example.com', '--yes')).out).toMatch(/^Deleted 2 enquiries/);
});

test('release delivers spam as a normal enquiry', async () => {
  const { dataDir, store } = await openTestStore();
  await add(store, 'genuine', 'honeypot');
  const settings = { DATA_DIR: dataDir, ...mail };
  expect((await run(settings, 'release', '1')).out).toContain('Enquiry 1 is no spam: its deliveries are queued');
  expect(await store.get(1)).toMatchObject({ spam: null });
  expect(await store.deliveries.of(1)).toMatchObject([{ target: 'hello@agency.example', state: 'waiting' }]);
  const again = await run(settings, 'release', '1');
  expect([again.status, again.err]).toEqual([1, 'There is no spam 1; nothing was released.\n']);
});

test('test sends a sample to every recipient, and prints each response', async () => {
  const hook = createServer((request, response) => void request.resume().once('end', () => response.end()));
  hook.listen(0, '127.0.0.1');
  await once(hook, 'listening');
  onTestFinished(() => void hook.close());
  const { port } = hook.address() as AddressInfo;
  const webhook = { WEBHOOK_URL: `http://127.0.0.1:${port}/token`, WEBHOOK_SECRET: `whsec_${'a'.repeat(44)}` };
  const { status, out } = await run({ ...mail, ...webhook }, 'test');
  expect(status).toBe(1);
  expect(out).toMatch(/^hello@agency\.example \(email\) did not accept it: .*ECONNREFUSED.*\n/);
  expect(out).toContain(`127.0.0.1:${port} (webhook) accepted it: HTTP 200\n`);
  expect(out).not.toContain('token');
  const none = await run({}, 'test');
  expect([none.status, none.err]).toEqual([1, expect.stringContaining('No delivery is configured')]);
});

test('wrong arguments end with status 2', async () => {
  const { status, out, err } = await run('', 'list', '--all');
  expect([status, out, err]).toEqual([2, '', "error: unknown option '--all'\n"]);
});

test('--help explains the commands', async () => {
  const { status, out } = await run('', '--help');
  expect(status).toBe(0);
  for (const command of ['list', 'show', 'stats', 'export', 'resend', 'release', 'delete', 'expire', 'test'])
    expect(out).toContain(`\n  ${command} `);
});

test('reports a missing store and does not create one', async () => {
  const dataDir = await temporaryFolder();
  const response = await run(dataDir, 'list');
  expect([response.status, response.out]).toEqual([1, '']);
  expect(response.err).toContain(`There are no enquiries in DATA_DIR=${dataDir} yet`);
  await writeFile(sqliteFile(dataDir), 'no database'.repeat(99));
  expect((await run(dataDir, 'list')).err).toContain('cannot be read');
});

/** Reads CSV by RFC 4180, apart from the library that wrote it. */
function parseCsv(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\n)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\n') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}
