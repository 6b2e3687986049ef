/** Measures enquiries kept and pages sent a second, each beside the bare limit of the machine in the same run. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { runPostgres } from '../scripts/postgres.ts';
import { openSqliteStore, sqliteFile } from '../server/enquiries/sqlite-store.ts';
import { enquiryFields } from '../src/enquiry/schema.ts';
import { goodEnquiry } from '../tests/fuzz/requests.ts';
import { type Load, load } from './client.ts';
import { report } from './report.ts';
import { startServer } from './server.ts';

const connections = 64;
const seconds = Number(process.argv[2] ?? 14);
/** How often this server and nginx take turns; odd, so that one turn is in the middle. */
const turns = 7;
const pages = ['/', '/about', '/service', '/contact', '/faq'];

interface Row extends Partial<Load> {
  what: string;
  rate: number;
  ratio?: string;
  memory?: number;
}

/** Single enquiries by one writer with nothing before it, each a transaction that is on disk when it ends. */
async function rawInserts(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'raw-'));
  await openSqliteStore(folder).close();
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
const pageRequests = pages.map((page) =>
  Buffer.from(`GET ${page} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n`),
);
const nextPage = () => pageRequests[sent++ % pageRequests.length]!;

async function enquiries(what: string, env: Record<string, string>, limit: number): Promise<Row> {
  const server = await startServer(env);
  await load(server.port, { connections, seconds: 2, next: nextEnquiry, want: 200 });
  const result = await load(server.port, { connections, seconds, next: nextEnquiry, want: 200 });
  const memory = server.memory();
  await server.end('SIGTERM');
  return { what, ...result, ratio: (result.rate / limit).toFixed(2), memory };
}

interface PageServer {
  port: number;
  end(): Promise<void>;
}

/** The same files from nginx, compressed before as ours are, without a log; undefined where there is no nginx. */
async function startNginx(): Promise<PageServer | undefined> {
  const program = ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'].find(existsSync);
  if (!program) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  chmodSync(folder, 0o755);
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes auto; pid ${folder}/nginx.pid; error_log stderr crit; ${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  open_file_cache max=1000; ${temporary.join(' ')}
  server {
    listen 127.0.0.1:${port}; root ${resolve('dist/client')}; gzip_static on; index index.html;
    location / { try_files $uri $uri.html $uri/ =404; }
  }
}`,
  );
  const server: ChildProcess = spawn(program, ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' });
  const ended = once(server, 'exit');
  await sleep(1000);
  return {
    port,
    async end() {
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Pages from this server and from nginx, by turns, so that whatever else the machine does falls on both. */
async function pagesBySide(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'load-'));
  const server = await startServer({ DATA_DIR: folder });
  const nginx = await startNginx();
  const measure = (port: number, seconds: number) => load(port, { connections, seconds, next: nextPage, want: 200 });
  const ours: Load[] = [];
  const theirs: Load[] = [];
  for (let round = -1; round < turns; round++) {
    const one = await measure(server.port, seconds / turns);
    const other = nginx && (await measure(nginx.port, seconds / turns));
    // The first round warms up.
    if (round < 0) continue;
    ours.push(one);
    if (other) theirs.push(other);
  }
  const memory = server.memory();
  await server.end('SIGTERM');
  await nginx?.end();
  rmSync(folder, { recursive: true, force: true });
  const ratios = theirs.map(({ rate }, round) => ours[round]!.rate / rate).toSorted((a, b) => a - b);
  const row = { what: 'pages, sent by this server', ...middle(ours), memory };
  return theirs.length > 0
    ? [
        { what: 'pages, sent by nginx, the limit', ...middle(theirs) },
        { ...row, ratio: ratios[Math.floor(turns / 2)]!.toFixed(2) },
      ]
    : [row];
}

/** The run whose rate is the middle one, with the failures of all. */
function middle(runs: Load[]): Load {
  const sorted = runs.toSorted((a, b) => a.rate - b.rate);
  return { ...sorted[Math.floor(runs.length / 2)]!, failed: runs.reduce((sum, { failed }) => sum + failed, 0) };
}

const folder = mkdtempSync(join(tmpdir(), 'load-'));
const postgres = await runPostgres();
try {
  const raw = await rawInserts();
  const sqlite = await enquiries('enquiries kept, SQLite', { DATA_DIR: folder }, raw);
  const onPostgres = await enquiries('enquiries kept, PostgreSQL', { DATABASE_URL: await postgres.database() }, raw);
  const sides = await pagesBySide();
  const results = [
    { what: 'raw synchronous SQLite inserts, one writer, the limit', rate: raw },
    sqlite,
    onPostgres,
    ...sides,
  ];
  console.table(results);
  report('load', {
    connections,
    seconds,
    results,
    notes: [
      'Many enquiries share one commit, which is how more are kept than one writer could insert by itself.',
      'The limit for each address is off: all of them come from one.',
      sides.length > 1
        ? `nginx runs a worker a core; this server is one process. They take ${turns} turns; the middle one counts.`
        : 'There is no nginx on this machine: no limit for pages.',
    ],
  });
} finally {
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
}
