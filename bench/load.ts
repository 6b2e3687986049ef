/**
 * Measures the service while many visitors send enquiries, one address floods it, its database is locked, and so on.
 */

import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { sqliteFile } from '../server/store/database.ts';
import { runPostgres } from '../tests/helpers/postgres.ts';
import { anEnquiry } from '../tests/helpers/samples.ts';
import { type BenchServer, report, withServer } from './harness.ts';

interface Load {
  connections: number;
  seconds: number;
  /** Requests a second; as many as possible without it. */
  limit?: number;
  /** Wanted status. */
  want?: number;
  /** Makes the next request. */
  next: () => autocannon.Request;
}

/**
 * Sends requests for some seconds. Returns the responses per second that have the wanted status, latencies (ms), the
 * number of other or missing responses, and the memory (MiB).
 */
async function load(what: string, server: BenchServer, { connections, seconds, limit, want = 200, next }: Load) {
  const { statusCodeStats, latency, errors, requests } = await autocannon({
    url: server.url,
    connections,
    duration: seconds,
    ...(limit && { overallRate: limit }),
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  });
  const wanted = statusCodeStats?.[`${want}`]?.count ?? 0;
  return {
    what,
    rate: Math.round(wanted / seconds),
    p50: latency.p50,
    p99: latency.p99,
    other: requests.total - wanted + errors,
    memory: server.memory(),
  };
}

let sent = 0;
/** Returns an enquiry from an address, or from a new one each time. */
const enquiry = (address?: string) => (): autocannon.Request => {
  sent++;
  const from = address ?? `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
  return {
    method: 'POST',
    path: '/api/create/contact',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(anEnquiry({ message: `load ${sent}` })),
  };
};
const search = (): autocannon.Request => ({ path: `/blog?q=sand+${++sent}`, headers: { 'accept-encoding': 'br' } });
const page = (): autocannon.Request => ({ path: '/about', headers: { 'accept-encoding': 'br' } });

/** Measures one visitor's requests for a page during `others`. Resolves to both results. */
async function withVisitor(others: ReturnType<typeof load>, what: string, server: BenchServer) {
  await sleep(1000);
  const visitor = await load(what, server, { connections: 1, seconds: 6, next: page });
  return [await others, visitor];
}

const storing = (what: string, env: Record<string, string>) =>
  withServer(env, async (server) => {
    await load(what, server, { connections: 64, seconds: 2, next: enquiry() });
    return load(what, server, { connections: 64, seconds: 14, next: enquiry() });
  });

const searching = (what: string, env: Record<string, string>) =>
  withServer(env, (server) => {
    const searches = load(what, server, { connections: 100, seconds: 20, limit: 100, next: search });
    return withVisitor(searches, `a page during ${what}`, server);
  });

const postgres = await runPostgres();
try {
  const rows = [
    await storing('enquiries, SQLite', {}),
    await storing('enquiries, PostgreSQL', { DATABASE_URL: await postgres.database() }),
    ...(await withServer({ ENQUIRY_LIMIT: '30', TRUST_PROXY: 'loopback' }, async (server) => {
      const oneAddress = { connections: 500, seconds: 9, want: 429, next: enquiry('192.0.2.1') };
      const flood = await load('one address floods: refused', server, oneAddress);
      const lock = new DatabaseSync(sqliteFile(server.dataDir));
      lock.exec('BEGIN IMMEDIATE');
      const many = { connections: 200, seconds: 9, want: 503, next: enquiry() };
      const refused = load('database locked: refused', server, many);
      const locked = await withVisitor(refused, 'a page while the database is locked', server);
      lock.close();
      return [flood, ...locked];
    })),
    ...(await searching('100 searches a second, limit 300 a minute', { RENDER_LIMIT: '300' })),
    ...(await searching('100 searches a second, no limit', {})),
  ];
  console.table(rows);
  report('load', { results: rows });
} finally {
  await postgres.remove();
}
