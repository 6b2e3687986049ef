/** Measures stored enquiries a second, and the limit of the machine in the same run. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sqliteFile } from '../server/store/database.ts';
import { openStore } from '../server/store/store.ts';
import { enquiryFields } from '../src/lib/enquiry/schema.ts';
import { goodEnquiry } from '../tests/fuzz/requests.ts';
import { runPostgres } from '../tests/postgres.ts';
import { type Load, load } from './client.ts';
import { report } from './report.ts';
import { withServer } from './server.ts';

const connections = 64;
const seconds = Number(process.argv[2] ?? 14);

interface Row extends Partial<Load> {
  what: string;
  rate: number;
  ratio?: string;
  memory?: number;
}

/** Writes enquiries one by one, each in its own transaction, synced to disk. */
async function rawInserts(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'raw-'));
  await (await openStore({ databaseUrl: '', dataDir: folder }, console.error)).close();
  const db = new DatabaseSync(sqliteFile(folder));
  db.exec('PRAGMA synchronous = FULL');
  const insert = db.prepare(
    `INSERT INTO enquiries (created_at, ${enquiryFields.join(', ')}, fingerprint) VALUES ('2026-03-15T08:00:00.000Z', ?, ?, ?, ?, ?, x'00')`,
  );
  const started = performance.now();
  let count = 0;
  for (; performance.now() - started < seconds * 1000; count++)
    insert.run(...Object.values(goodEnquiry(`raw ${count}`)));
  const rate = Math.round((1000 * count) / (performance.now() - started));
  db.close();
  rmSync(folder, { recursive: true, force: true });
  return rate;
}

let sent = 0;
const nextEnquiry = () => {
  const body = JSON.stringify(goodEnquiry(`load ${++sent}`));
  return Buffer.from(
    `POST /api/create/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
};

const enquiries = (what: string, env: Record<string, string>, limit: number): Promise<Row> =>
  withServer(env, async (server) => {
    await load(server.port, { connections, seconds: 2, next: nextEnquiry, want: 200 });
    const result = await load(server.port, { connections, seconds, next: nextEnquiry, want: 200 });
    return { what, ...result, ratio: (result.rate / limit).toFixed(2), memory: server.memory() };
  });

const postgres = await runPostgres();
try {
  const raw = await rawInserts();
  const sqlite = await enquiries('enquiries, SQLite', {}, raw);
  const onPostgres = await enquiries('enquiries, PostgreSQL', { DATABASE_URL: await postgres.database() }, raw);
  const results = [{ what: 'raw SQLite inserts, synchronous', rate: raw }, sqlite, onPostgres];
  console.table(results);
  report('load', {
    connections,
    seconds,
    results,
  });
} finally {
  await postgres.remove();
}
