/** Measures the built server while clients flood, search and read nothing, and while its database is locked. */

import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { sqliteFile } from '../server/store/database.ts';
import { openStore } from '../server/store/store.ts';
import { goodEnquiry } from '../tests/fuzz/requests.ts';
import { costOfSearch, neverRead, search } from './abusive-clients.ts';
import { load } from './client.ts';
import { report } from './report.ts';
import { withServer } from './server.ts';

// Abusive clients are measured on servers of their own: with the default limits, and without.
const { films, searches } = await withServer({ RENDER_LIMIT: '300' }, async (server) => ({
  films: await neverRead(server, 300),
  searches: await search(server, 20),
}));
const { searchMs, allSearches } = await withServer({}, async (server) => {
  await costOfSearch(server, 100);
  return { searchMs: await costOfSearch(server, 300), allSearches: await search(server, 20) };
});

let sent = 0;

/** An enquiry through a proxy, from a visitor of this address. */
function enquiry(address: string): Buffer {
  const body = JSON.stringify(goodEnquiry(`overload ${++sent}`));
  return Buffer.from(
    `POST /api/create/contact HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
const somebody = () => `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
const page = () => Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n');

/** How many answers of each status. */
const counted = (statuses: Map<number, number>) =>
  [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ');

await withServer({ ENQUIRY_LIMIT: '30', TRUST_PROXY: 'loopback' }, async (server, dataDir) => {
  const one = (next: () => Buffer, want = 200) => load(server.port, { connections: 1, seconds: 0.5, next, want });
  const flood = load(server.port, { connections: 500, seconds: 5, next: () => enquiry('192.0.2.1'), want: 429 });
  await sleep(1500);
  const beside = await one(() => enquiry(somebody()));
  const flooded = await flood;
  const after = await one(() => enquiry(somebody()));

  const lock = new DatabaseSync(sqliteFile(dataDir));
  lock.exec('BEGIN IMMEDIATE');
  const locked = load(server.port, { connections: 200, seconds: 5, next: () => enquiry(somebody()), want: 503 });
  await sleep(1000);
  const pages = await one(page);
  const refused = await locked;
  lock.exec('ROLLBACK');
  lock.close();
  const unlocked = await one(() => enquiry(somebody()));

  const store = await openStore({ databaseUrl: '', dataDir: dataDir }, console.error);
  const kept = await store.count({});
  await store.close();
  // Requests within the rate limit also succeed, and a new limit window may start during the test.
  const allowed = flooded.failed;
  const acknowledged = allowed + [beside, after, unlocked].reduce((sum, { rate }) => sum + rate, 0) / 2;
  const results = [
    ['one address, 500 connections: 429 a second', flooded.rate],
    ['p50 / p99', `${flooded.p50} / ${flooded.p99}`],
    ['stored within the limit', allowed],
    ["another visitor's enquiry meanwhile, p50 / p99", `${beside.p50} / ${beside.p99}`],
    ['after it, p50 / p99', `${after.p50} / ${after.p99}`],
    ['database locked, 200 connections: 503', Math.round(refused.rate * 5)],
    ['p50 / p99', `${refused.p50} / ${refused.p99}`],
    ['other responses', refused.failed],
    ['a page meanwhile, p50 / p99', `${pages.p50} / ${pages.p99}`],
    ['an enquiry after it, p50 / p99', `${unlocked.p50} / ${unlocked.p99}`],
    ['other requests that failed', beside.failed + after.failed + pages.failed + unlocked.failed],
    ['memory, MiB', server.memory()],
    ['300 connections that read nothing: memory, MiB', films.memory],
    ['open files and sockets', films.open],
    ['closed after, s', films.seconds],
    ['one search, CPU', searchMs],
    ['100 searches a second from one address: responses', counted(searches.statuses)],
    ['a static page meanwhile, p50 / p99', `${searches.p50} / ${searches.p99}`],
    ['memory, MiB', searches.memory],
    ['without a limit: responses', counted(allSearches.statuses)],
    ['a static page meanwhile, p50 / p99', `${allSearches.p50} / ${allSearches.p99}`],
    ['memory, MiB', allSearches.memory],
  ];
  console.table({ results, kept, acknowledged });
  report('overload', {
    text: '`npm run bench:overload`, with `ENQUIRY_LIMIT=30` and `RENDER_LIMIT` 300 or 0. Times in ms.',
    results,
  });
});
