import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { openSqliteStore, sqliteFile } from './enquiries/sqlite-store.ts';
import type { EnquiryStore, Held } from './enquiries/store.ts';
import { asDetails, asTable } from './enquiries/table.ts';
import { anEnquiry, hostileTexts, temporaryFolder } from './testing.ts';

const cli = fileURLToPath(new URL('cli.ts', import.meta.url));
const at = new Date('2026-03-15T21:30:00.000Z');

/** A data folder whose store stays open, as the server's does. */
async function aStore() {
  const dataDir = await temporaryFolder();
  const store = openSqliteStore(dataDir);
  onTestFinished(() => store.close());
  return { dataDir, store };
}

const add = (store: EnquiryStore, message: string, held: Held | null = null) =>
  store.add(anEnquiry({ message }), { held, at });

function run(dataDir: string, ...args: string[]) {
  return new Promise<{ status: number; out: string; told: string }>((resolve) => {
    const env = { ...process.env, DATA_DIR: dataDir };
    const child = execFile(process.execPath, [cli, ...args], { env }, (_error, out, told) =>
      resolve({ status: child.exitCode ?? -1, out, told }),
    );
  });
}

test('the agency lists its enquiries, newest first, at Dubai time, while the server runs', async () => {
  const { dataDir, store } = await aStore();
  await add(store, 'The first');
  await add(store, 'The second');
  const { status, out, told } = await run(dataDir, 'list');
  expect([status, told]).toEqual([0, '']);
  expect(out).toContain('16 Mar 2026, 01:30');
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
      'Enquiry 1, 16 Mar 2026, 01:30 in Dubai',
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
  expect(Object.keys(JSON.parse(out)[0])).toEqual([
    'id',
    'created_at',
    'full_name',
    'email',
    'project_type',
    'contact',
    'message',
  ]);
});

test('an export to CSV reads back the same, with no formula in it', async () => {
  const { dataDir, store } = await aStore();
  for (const text of hostileTexts) await add(store, text);
  const { status, out } = await run(dataDir, 'export', '--format', 'csv');
  expect(status).toBe(0);
  const [header, ...rows] = parseCsv(out);
  expect(header).toEqual(['id', 'created_at', 'full_name', 'email', 'project_type', 'contact', 'message']);
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
    env: { ...process.env, DATA_DIR: dataDir },
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
  [['delete'], 2, 'There is no command "delete"; use list, show or export.'],
  [['list', '--all'], 2, "Unknown option '--all'"],
  [['list', 'all'], 2, '"list" does not take "all".'],
  [['list', '--limit', 'many'], 2, '--limit takes a whole number'],
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
  for (const command of ['list', 'show ID', 'export --format']) expect(out).toContain(command);
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
