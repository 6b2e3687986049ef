import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { agency } from '../src/content/agency.ts';
import { enquiryFields } from '../src/enquiry/schema.ts';
import { runPostgres } from '../tests/postgres.ts';
import { openPostgresStore } from './enquiries/postgres-store.ts';
import { openSqliteStore, sqliteFile } from './enquiries/sqlite-store.ts';
import type { EnquiryStore, Held, RecipientState } from './enquiries/store.ts';
import { asDetails, asTable } from './enquiries/table.ts';
import { asLocalTime, startOfDay } from './local-time.ts';
import { anEnquiry, hostileTexts, temporaryFolder } from './testing.ts';

const cli = fileURLToPath(new URL('cli.ts', import.meta.url));
const at = new Date('2026-03-15T21:30:00.000Z');
const atLocal = asLocalTime(at.toISOString());

/** A data folder whose store stays open, as the server's does. */
async function aStore() {
  const dataDir = await temporaryFolder();
  const store = openSqliteStore(dataDir);
  onTestFinished(() => store.close());
  return { dataDir, store };
}

const add = (store: EnquiryStore, message: string, held: Held | null = null) =>
  store.add(anEnquiry({ message }), { held, at });

/** How the commands are run: away from the project, whose .env may name the agency's own store and mail. */
const alone = (settings: Record<string, string>) => ({
  cwd: tmpdir(),
  env: { PATH: process.env.PATH, ...settings },
});

/** Runs a command on the store of a folder, or with the settings given. */
function run(settings: string | Record<string, string>, ...args: string[]) {
  return new Promise<{ status: number; out: string; told: string }>((resolve) => {
    const options = alone(typeof settings === 'string' ? { DATA_DIR: settings } : settings);
    const child = execFile(process.execPath, [cli, ...args], options, (_error, out, told) =>
      resolve({ status: child.exitCode ?? -1, out, told }),
    );
  });
}

test('the agency lists its enquiries, newest first, by its own clock, while the server runs', async () => {
  const { dataDir, store } = await aStore();
  await add(store, 'The first');
  await add(store, 'The second');
  const { status, out, told } = await run(dataDir, 'list');
  expect([status, told]).toEqual([0, '']);
  expect(out).toContain(atLocal);
  expect(out).toMatch(/The second[^]*The first/);
  expect((await run(dataDir, 'list', '--limit', '1')).out).toContain('The newest 1 of 2');
});

test('a table fits the terminal, whatever is in it', () => {
  const enquiries = hostileTexts.map((text, id) => ({
    ...anEnquiry({ full_name: text, message: text.repeat(40) }),
    id,
    created_at: at.toISOString(),
    held: null,
  }));
  for (const width of [80, 120, 200]) {
    const lines = asTable(enquiries, width).split('\n');
    // The frame has no wide characters: its length is the width of every line.
    expect(lines[0]?.length).toBeLessThanOrEqual(width);
    expect(lines).toHaveLength(enquiries.length + 4);
  }
});

test('nothing that was sent can run in the terminal', () => {
  const enquiries = hostileTexts.map((text, id) => ({
    ...anEnquiry({ message: text }),
    id,
    created_at: at.toISOString(),
    held: null,
  }));
  const shown = [asTable(enquiries, 120), ...enquiries.map(asDetails)].join('\n');
  expect(shown).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/);
  expect(shown).toContain('␛[2J');
});

test('the agency reads one enquiry whole', async () => {
  const { dataDir, store } = await aStore();
  const { id } = await add(store, 'line one\r\nline two', 'too-fast');
  const { status, out } = await run(dataDir, 'show', String(id));
  expect(status).toBe(0);
  expect(out).toBe(
    [
      `Enquiry 1, ${atLocal} in ${agency.city}`,
      'Held:    sent faster than a person can type',
      'Name:    Amélie Haddad',
      'E-mail:  amelie@example.com',
      'Project: Branding',
      'Phone:   0501234567',
      'Message:',
      '  line one',
      '  line two',
      '',
    ].join('\n'),
  );
});

test('an export to JSON holds every text exactly as it was sent, and nothing else', async () => {
  const { dataDir, store } = await aStore();
  for (const text of hostileTexts) await add(store, text);
  const { status, out, told } = await run(dataDir, 'export', '--format', 'json');
  expect([status, told]).toEqual([0, '']);
  expect(JSON.parse(out)).toEqual(
    hostileTexts.map((message, index) => ({ id: index + 1, created_at: at.toISOString(), ...anEnquiry({ message }) })),
  );
  expect(Object.keys(JSON.parse(out)[0])).toEqual(['id', 'created_at', ...enquiryFields]);
});

test('an export to CSV reads back the same, with no formula in it', async () => {
  const { dataDir, store } = await aStore();
  for (const text of hostileTexts) await add(store, text);
  const { status, out } = await run(dataDir, 'export', '--format', 'csv');
  expect(status).toBe(0);
  const [header, ...rows] = parseCsv(out);
  expect(header).toEqual(['id', 'created_at', ...enquiryFields]);
  const safe = hostileTexts.map((text) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text));
  expect(rows.map((row) => row.at(-1))).toEqual(safe);
  expect(rows[0]).toEqual(['1', at.toISOString(), ...Object.values(anEnquiry({ message: safe[0] ?? '' }))]);
});

test('held enquiries are left out, which is said apart from the export, and shown when asked for', async () => {
  const { dataDir, store } = await aStore();
  await add(store, 'Hello');
  await add(store, 'Buy now', 'honeypot');
  const plain = await run(dataDir, 'export', '--format', 'json');
  expect(JSON.parse(plain.out)).toMatchObject([{ message: 'Hello' }]);
  expect(plain.told).toBe("Left out: 1 held apart as a likely bot's; --held shows it.\n");
  const held = await run(dataDir, 'export', '--format=json', '--held');
  expect(JSON.parse(held.out)).toMatchObject([{ message: 'Buy now' }]);
  expect((await run(dataDir, 'list', '--held')).out).toContain('Buy now');
});

const mail = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  ENQUIRY_TO: 'hello@agency.example',
  ENQUIRY_FROM: 'site@agency.example',
};

test('enquiries are found by their day at the agency and by project type', async () => {
  const { dataDir, store } = await aStore();
  await store.add(anEnquiry({ message: 'Late on the 15th', project_type: 'Events' }), {
    held: null,
    at: new Date(startOfDay('2026-03-16').getTime() - 1000),
  });
  await store.add(anEnquiry({ message: 'Early on the 16th' }), { held: null, at: startOfDay('2026-03-16') });
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

test('the agency sees how many enquiries came, as a chart', async () => {
  const { dataDir, store } = await aStore();
  await store.add(anEnquiry(), { held: null, at: new Date(), mail: true });
  await add(store, 'b', 'honeypot');
  const { status, out } = await run(dataDir, 'stats');
  expect(status).toBe(0);
  expect(out).toMatch(new RegExp(`^1 enquiry\\n\\nA week, from Monday, in ${agency.city}\\n`));
  expect(out).toMatch(/\n {2}\d\d \w+ +█+ 1\n/);
  expect(out).toMatch(/By project type\n {2}Branding █+ 1\n/);
  expect(out).toContain('E-mails that wait to be sent: 1');
});

test('an e-mail is sent again, and the agency reads how it fares', async () => {
  const { dataDir, store } = await aStore();
  await add(store, 'a');
  expect((await run(dataDir, 'show', '1')).out).not.toContain('mail waits');
  const { status, out } = await run({ DATA_DIR: dataDir, ...mail }, 'resend', '1');
  expect([status, out]).toEqual([0, expect.stringContaining('Enquiry 1: its e-mail waits in the outbox')]);
  expect(await store.outbox.counts()).toEqual({ waiting: 1, failed: 0 });
  expect((await run(dataDir, 'show', '1')).out).toContain('Its e-mail waits to be sent; not tried yet');
  const attempt = async (recipients: RecipientState[], reason: string | null, dueAt: Date | null) => {
    const message = await store.outbox.claim({ now: new Date(), leaseMs: 1 });
    await store.outbox.settle(message!, { recipients, reason, at, dueAt, notice: false });
    return (await run(dataDir, 'show', '1')).out;
  };
  const hello = { address: 'hello@agency.example', at: at.toISOString(), reason: null };
  const sales = { address: 'sales@agency.example', at: at.toISOString(), reason: '450 no \u001b[2Jroom' };
  expect(await attempt([], 'no \u001b[2Janswer', at)).toContain('tried once, last: no ␛[2Janswer');
  const partly = await attempt(
    [
      { ...hello, state: 'sent' },
      { ...sales, state: 'waiting' },
    ],
    '450',
    at,
  );
  expect(partly).toContain(`Mailed to hello@agency.example: ${atLocal} in ${agency.city}\n`);
  expect(partly).toContain('Waits for sales@agency.example; tried 2 times: 450 no ␛[2Jroom\n');
  expect(await attempt([{ ...sales, state: 'failed', reason: '550 nobody' }], '550', null)).toContain(
    `Refused for good by sales@agency.example, ${atLocal} in ${agency.city}: 550 nobody\n`,
  );
  const { out: stats } = await run(dataDir, 'stats');
  expect(stats).toContain('E-mails refused for good by somebody: 1;');
  expect(stats).toContain('  hello@agency.example: 1 sent, 0 waiting, 0 refused for good\n');
  expect(stats).toContain('  sales@agency.example: 0 sent, 0 waiting, 1 refused for good\n');
});

test('what a person asks to be deleted is removed for good, once that is confirmed', async () => {
  const { dataDir, store } = await aStore();
  await add(store, 'a');
  await add(store, 'b', 'too-fast');
  await store.add(anEnquiry({ email: 'other@example.com' }), { held: null, at });
  const unsure = await run(dataDir, 'delete', '--email', 'amelie@example.com');
  expect([unsure.status, unsure.out]).toEqual([1, '']);
  expect(unsure.told).toBe('Add --yes to remove 2 enquiries for good; there is nobody to ask.\n');
  const { status, out } = await run(dataDir, 'delete', '--email', 'amelie@example.com', '--yes');
  expect([status, out]).toEqual([0, expect.stringMatching(/^Removed 2 enquiries for good\. /)]);
  expect(await store.list({ limit: 9 })).toMatchObject([{ email: 'other@example.com' }]);
  expect((await run(dataDir, 'delete', '3', '--yes')).out).toMatch(/^Removed 1 enquiry for good/);
  expect(await store.count({})).toBe(0);
});

test('what a person asks to be deleted is found however the address was spelled, and unsent e-mails are counted', async () => {
  const { dataDir, store } = await aStore();
  await store.add(anEnquiry({ message: 'a' }), { held: null, at, mail: true });
  await store.add(anEnquiry({ message: 'b', email: 'AMELIE@Example.com' }), { held: null, at, mail: true });
  await store.add(anEnquiry({ email: 'amelie@example.com.example' }), { held: null, at });
  // As a version before kept it.
  const old = new DatabaseSync(sqliteFile(dataDir));
  old.exec("UPDATE enquiries SET email = char(160) || 'amelie@example.com' || char(9) WHERE id = 1");
  old.close();
  const { status, out } = await run(dataDir, 'delete', '--email', ' Amelie@example.COM ', '--yes');
  expect([status, out]).toEqual([
    0,
    expect.stringMatching(/^Removed 2 enquiries for good, with 2 e-mails that were not sent yet\. /),
  ]);
  expect(await store.list({ limit: 9 })).toMatchObject([{ id: 3 }]);
});

test('what is older than an age is removed', async () => {
  const { dataDir, store } = await aStore();
  const now = Date.now();
  const day = 24 * 3_600_000;
  await store.add(anEnquiry({ message: 'old' }), { held: null, at: new Date(now - 91 * day) });
  await store.add(anEnquiry({ message: 'old bot' }), { held: 'honeypot', at: new Date(now - 91 * day) });
  await store.add(anEnquiry({ message: 'new' }), { held: null, at: new Date(now - 89 * day) });
  expect((await run(dataDir, 'expire', '--older-than', '24mo')).out).toBe('No enquiry is older than 24mo.\n');
  const { status, out } = await run(dataDir, 'expire', '--older-than', '90d');
  expect([status, out]).toEqual([0, expect.stringMatching(/^Removed 2 enquiries older than 90d for good\. /)]);
  expect(await store.list({ limit: 9 })).toMatchObject([{ message: 'new' }]);
});

test('every command works on PostgreSQL too, and no password is told', async () => {
  const postgres = await runPostgres({ fsync: 'off' });
  onTestFinished(() => postgres.remove());
  const url = new URL(await postgres.database());
  const store = await openPostgresStore(url.href, () => {});
  onTestFinished(() => store.close());
  await add(store, 'The first');
  url.password = 'top-secret';
  const settings = { DATABASE_URL: url.href, ...mail };
  expect((await run(settings, 'list')).out).toMatch(new RegExp(`${atLocal}[^]*The first`));
  expect((await run(settings, 'show', '1')).out).toContain(`Enquiry 1, ${atLocal} in ${agency.city}`);
  expect((await run(settings, 'stats')).out).toContain('1 enquiry');
  const exported = await run(settings, 'export', '--format', 'json');
  expect(JSON.parse(exported.out)).toEqual([
    { id: 1, created_at: at.toISOString(), ...anEnquiry({ message: 'The first' }) },
  ]);
  expect((await run(settings, 'resend', '1')).status).toBe(0);
  expect(await store.outbox.counts()).toEqual({ waiting: 1, failed: 0 });
  expect((await run(settings, 'delete', '1', '--yes')).status).toBe(0);
  expect(await store.count({})).toBe(0);

  await postgres.kill();
  const gone = await run(settings, 'list');
  expect([gone.status, gone.out]).toEqual([1, '']);
  expect(gone.told).toMatch(/^The enquiries in PostgreSQL at 127\.0\.0\.1:\d+\/site_1 cannot be read: .*REFUSED/);
  expect(gone.told).not.toContain('top-secret');
});

test('an empty store lists and exports as empty', async () => {
  const { dataDir } = await aStore();
  expect((await run(dataDir, 'list')).out).toBe('No enquiries yet.\n');
  expect((await run(dataDir, 'export', '--format', 'json')).out).toBe('[]\n');
  expect((await run(dataDir, 'export', '--format', 'csv')).out).toContain('"id","created_at"');
});

test.each(['csv', 'json'])('a reader of the %s export that stops early ends it quietly', async (format) => {
  const { dataDir, store } = await aStore();
  // More than a pipe holds.
  for (let n = 0; n < 60; n++) await add(store, `${n}${'x'.repeat(5000)}`);
  const child = spawn(process.execPath, [cli, 'export', '--format', format], {
    ...alone({ DATA_DIR: dataDir }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let told = '';
  child.stderr.on('data', (chunk) => (told += chunk));
  child.stdout.once('data', () => child.stdout.destroy());
  const [status] = await once(child, 'close');
  expect([status, told]).toEqual([0, '']);
});

test.each([
  [[], 2, 'Which command?'],
  [['remove'], 2, 'There is no command "remove"; use list, show, stats, export, resend, delete or expire.'],
  [['show', '1', '--held'], 2, '"show" does not take --held.'],
  [['list', '--from', '2026-02-30'], 2, '--from takes a day, for example --from 2026-03-01.'],
  [['stats', '--to', 'yesterday'], 2, '--to takes a day'],
  [['delete'], 2, 'Which enquiry? Give its id, for example "delete 12".'],
  [['delete', '1', '--email', 'a@b.example'], 2, 'Give either ids or --email, not both.'],
  [['delete', '99', '--yes'], 1, 'There is no enquiry 99; nothing was removed.'],
  [['delete', '--email', 'nobody@example.com', '--yes'], 1, 'No enquiry came with this e-mail address.'],
  [['resend'], 2, 'Which enquiry?'],
  [['resend', '1'], 1, 'E-mail is not configured'],
  [['list', '--all'], 2, "Unknown option '--all'"],
  [['list', 'all'], 2, '"list" does not take "all".'],
  ...['many', '', '0', '-1', '1.5', '1e3', '0x10', ' 5', '1e300', '99999999999999999999', 'Infinity'].map(
    (limit): [string[], number, string] => [['list', `--limit=${limit}`], 2, '--limit takes a whole number'],
  ),
  ...['', '0d', '-1d', '24', '24 mo', '1e3d', '24m', 'mo', '99999y'].map((age): [string[], number, string] => [
    ['expire', `--older-than=${age}`],
    2,
    '--older-than takes an age',
  ]),
  [['expire'], 2, '--older-than takes an age'],
  [['show', '0'], 2, 'Which enquiry?'],
  [['show', '9'.repeat(20)], 2, 'Which enquiry?'],
  [['list', '--to', '9999-12-31'], 2, '--to takes a day'],
  [['show'], 2, 'Which enquiry?'],
  [['show', '1;2'], 2, 'Which enquiry?'],
  [['show', '99'], 1, 'There is no enquiry 99'],
  [['export'], 2, 'Which format?'],
  [['export', '--format', 'xml'], 2, 'There is no format "xml"; use csv or json.'],
])('asked for %j, which cannot be, it says why in one sentence', async (args, status, sentence) => {
  const { dataDir } = await aStore();
  const answer = await run(dataDir, ...args);
  expect([answer.status, answer.out]).toEqual([status, '']);
  expect(answer.told).toContain(sentence);
  expect(answer.told.trim().split('\n')).toHaveLength(1);
});

test('--help explains the commands', async () => {
  const { status, out } = await run(await temporaryFolder(), '--help');
  expect(status).toBe(0);
  for (const command of ['list', 'show ID', 'stats', 'export --format', 'resend ID', 'delete ID', '--from', '--type'])
    expect(out).toContain(command);
});

test('where there is no store it says so and makes none', async () => {
  const dataDir = await temporaryFolder();
  const answer = await run(dataDir, 'list');
  expect([answer.status, answer.out]).toEqual([1, '']);
  expect(answer.told).toContain(`There are no enquiries in DATA_DIR=${dataDir} yet`);
  await writeFile(sqliteFile(dataDir), 'no database'.repeat(99));
  expect((await run(dataDir, 'list')).told).toContain('cannot be read');
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
