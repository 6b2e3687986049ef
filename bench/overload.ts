/** Floods the built server, locks its database, searches without end, and reports how it copes. */
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { openSqliteStore, sqliteFile } from '../server/enquiries/sqlite-store.ts';
import { goodEnquiry } from '../tests/fuzz/requests.ts';
import { costOfSearch, neverRead, search } from './abusive-clients.ts';
import { load } from './client.ts';
import { underDrippingMail } from './overload-mail.ts';
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

  const store = openSqliteStore(dataDir);
  const kept = await store.count({});
  await store.close();
  // What a flooder may send in a minute passes too; a minute may end meanwhile.
  const allowed = flooded.failed;
  const acknowledged = allowed + [beside, after, unlocked].reduce((sum, { rate }) => sum + rate, 0) / 2;
  const results = [
    ['a flood of one address on 500 connections: answered 429 a second', flooded.rate],
    ['its p50 / p99, ms', `${flooded.p50} / ${flooded.p99}`],
    ['of it kept, as the limit allows', allowed],
    ["meanwhile another visitor's enquiry, p50 / p99, ms", `${beside.p50} / ${beside.p99}`],
    ['at once after the flood, p50 / p99, ms', `${after.p50} / ${after.p99}`],
    ['the database locked for 5 s, 200 connections: answered 503', Math.round(refused.rate * 5)],
    ['its p50 / p99, ms', `${refused.p50} / ${refused.p99}`],
    ['answered otherwise', refused.failed],
    ['meanwhile a page, p50 / p99, ms', `${pages.p50} / ${pages.p99}`],
    ['at once after the lock, an enquiry, p50 / p99, ms', `${unlocked.p50} / ${unlocked.p99}`],
    ['failed beside, meanwhile or after', beside.failed + after.failed + pages.failed + unlocked.failed],
    ['memory at the end, MiB', server.memory()],
    ['300 connections that ask for films without end and read nothing: most memory, MiB', films.memory],
    ['most files and sockets open', films.open],
    ['all of them gone after, s', films.seconds],
    ['a search, ms of CPU', searchMs],
    ['100 different searches a second from one address, for 20 s: answered', counted(searches.statuses)],
    ['meanwhile a static page, p50 / p99, ms', `${searches.p50} / ${searches.p99}`],
    ['most memory, MiB', searches.memory],
    ['the same without a limit for each address: answered', counted(allSearches.statuses)],
    ['meanwhile a static page, p50 / p99, ms', `${allSearches.p50} / ${allSearches.p99}`],
    ['most memory, MiB', allSearches.memory],
    ...(await underDrippingMail()),
  ];
  console.table({ results, kept, acknowledged });
  report('overload', {
    text: '`npm run bench:overload`: one address floods the API, then another process locks the SQLite database (`ENQUIRY_LIMIT=30`); last, another server mails through one that drips, hangs and breaks off. On servers of their own: connections that read nothing, and searches (`RENDER_LIMIT` 300 and 0).',
    results,
  });
});
