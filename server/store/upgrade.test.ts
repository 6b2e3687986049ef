import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { runPostgres } from '../../tests/helpers/postgres.ts';
import { anEnquiry, temporaryFolder } from '../testing.ts';
import { sqliteFile } from './database.ts';
import { openStore } from './store.ts';

const count = 10_000;
const fields = Object.values(anEnquiry()).map((text) => `'${text.replaceAll("'", "''")}'`);

/** Returns a statement that stores enquiries, some of them spam. */
function enquiries(numbers: string, hex: (number: string) => string): string {
  return `INSERT INTO enquiries (created_at, full_name, email, project_type, contact, message, held, fingerprint)
      SELECT '2026-03-15T08:00:00.000Z', ${fields.slice(0, 4).join(', ')}, 'message ' || n,
        CASE WHEN n % 100 = 0 THEN 'honeypot' END, ${hex('n')} FROM ${numbers};`;
}

/** Emails in every state. */
const messages = `
    INSERT INTO messages (enquiry_id, kind, due_at, scheduled_at, attempts, done_at, last_error) VALUES
      (1, 'enquiry', NULL, NULL, 1, '2026-03-15T08:00:01.000Z', NULL),
      (2, 'enquiry', '2026-03-15T08:01:00.000Z', '2026-03-15T08:00:00.000Z', 1, NULL, '452 full'),
      (3, 'enquiry', '2026-03-15T08:00:00.000Z', '2026-03-15T08:00:00.000Z', 0, NULL, NULL),
      (4, 'enquiry', NULL, NULL, 1, '2026-03-15T08:00:01.000Z', NULL),
      (4, 'notice', '2026-03-15T08:00:00.000Z', '2026-03-15T08:00:00.000Z', 0, NULL, NULL);
    INSERT INTO message_recipients (enquiry_id, address, state, at, reason) VALUES
      (2, 'a@agency.example', 'sent', '2026-03-15T08:00:01.000Z', NULL),
      (2, 'b@agency.example', 'waiting', '2026-03-15T08:00:01.000Z', '452 full'),
      (4, 'a@agency.example', 'failed', '2026-03-15T08:00:01.000Z', '550 gone');`;

/** Opens the store and checks that all enquiries are there, and that the emails that waited are due. */
async function expectUpgrade(settings: { databaseUrl: string; dataDir: string }) {
  const store = await openStore(settings, () => {});
  onTestFinished(() => store.close());
  expect([await store.count({}), await store.count({ spam: true })]).toEqual([count - count / 100, count / 100]);
  const read: string[] = [];
  for await (const { message } of store.each({ kind: 'enquiry' })) read.push(message);
  expect(read[0]).toBe('message 1');
  expect(new Set(read).size).toBe(count - count / 100);
  expect(await store.get(100)).toMatchObject({ spam: 'honeypot', created_at: '2026-03-15T08:00:00.000Z' });
  const states = async (id: number) =>
    (await store.deliveries.of(id)).map(({ target, state, reason }) => [target, state, reason]);
  expect(await states(1)).toEqual([['', 'sent', null]]);
  expect(await states(4)).toEqual([['a@agency.example', 'failed', '550 gone']]);

  await store.deliveries.assignRecipients(['a@agency.example', 'c@agency.example']);
  const ofTwo = [
    ['a@agency.example', 'sent', null],
    ['b@agency.example', 'waiting', '452 full'],
    ['c@agency.example', 'waiting', '452 full'],
  ];
  expect(await states(2)).toEqual(ofTwo);
  expect(await states(3)).toEqual([
    ['a@agency.example', 'waiting', null],
    ['c@agency.example', 'waiting', null],
  ]);
  // New enquiries get new ids, and the deliveries that waited are due.
  expect((await store.add(anEnquiry({ message: 'new' }), { spam: null, at: new Date() })).id).toBe(count + 1);
  const due: string[] = [];
  for (let next = await claim(); next; next = await claim()) due.push(`${next.enquiry.id} ${next.target}`);
  const waiting = ofTwo.filter(([, state]) => state === 'waiting').map(([target]) => `2 ${target}`);
  expect(due.toSorted()).toEqual([...waiting, '3 a@agency.example', '3 c@agency.example']);

  function claim() {
    return store.deliveries.claim({ channel: 'email', now: new Date(), leaseMs: 60_000 });
  }
}

/** Returns the schema of version 3 with its emails. */
const schemaOf = (database: 'sqlite' | 'postgres') =>
  readFileSync(new URL(`version-3.${database}.sql`, import.meta.url), 'utf8') + messages;

test('a SQLite database of version 3 is upgraded with its data', async () => {
  const dataDir = await temporaryFolder();
  const db = new DatabaseSync(sqliteFile(dataDir));
  const numbers = `(WITH RECURSIVE one(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM one WHERE n < ${count}) SELECT n FROM one)`;
  db.exec('PRAGMA foreign_keys = OFF');
  db.exec(schemaOf('sqlite') + enquiries(numbers, (n) => `CAST(printf('%032d', ${n}) AS BLOB)`));
  db.close();
  await expectUpgrade({ databaseUrl: '', dataDir });
});

test('a PostgreSQL database of version 3 is upgraded with its data', async () => {
  const postgres = await runPostgres({ fsync: 'off' });
  onTestFinished(() => postgres.remove());
  const databaseUrl = await postgres.database();
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('SET session_replication_role = replica');
  await client.query(schemaOf('postgres'));
  const numbers = `generate_series(1, ${count}) AS n`;
  await client.query(enquiries(numbers, (n) => `convert_to(lpad(${n}::text, 32, '0'), 'UTF8')`));
  await client.end();
  await expectUpgrade({ databaseUrl, dataDir: '' });
});
