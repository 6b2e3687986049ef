/** Measures enquiries kept and pages sent a second, each beside the bare limit of the machine in the same run. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
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
const seconds = Number(process.argv[2] ?? 10);
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

async function site(limit: number): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'load-'));
  const server = await startServer({ DATA_DIR: folder });
  await load(server.port, { connections, seconds: 2, next: nextPage, want: 200 });
  const result = await load(server.port, { connections, seconds, next: nextPage, want: 200 });
  const memory = server.memory();
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
  return {
    what: 'pages, sent by this server',
    ...result,
    ratio: limit ? (result.rate / limit).toFixed(2) : '',
    memory,
  };
}

/** The same files from nginx, compressed before as ours are, without a log. */
async function nginx(): Promise<Row | undefined> {
  const program = ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'].find(existsSync);
  if (!program) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  chmodSync(folder, 0o755);
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes auto; pid ${folder}/nginx.pid; error_log stderr crit; ${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=1000;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server { listen 127.0.0.1:${port}; root ${resolve('dist/client')}; gzip_static on; index index.html; location / { try_files $uri $uri.html $uri/ =404; } }
}`,
  );
  const server: ChildProcess = spawn(program, ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' });
  const ended = once(server, 'exit');
  await sleep(1000);
  try {
    await load(port, { connections, seconds: 1, next: nextPage, want: 200 });
    const result = await load(port, { connections, seconds, next: nextPage, want: 200 });
    const version = execFileSync(program, ['-v'], { stdio: ['ignore', 'pipe', 'pipe'] }).toString() || 'nginx';
    return { what: `pages, sent by ${version.trim()}, the limit`, ...result };
  } finally {
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

const folder = mkdtempSync(join(tmpdir(), 'load-'));
const postgres = await runPostgres();
try {
  const raw = await rawInserts();
  const sqlite = await enquiries('enquiries kept, SQLite', { DATA_DIR: folder }, raw);
  const onPostgres = await enquiries('enquiries kept, PostgreSQL', { DATABASE_URL: await postgres.database() }, raw);
  const limit = await nginx();
  const ours = await site(limit?.rate ?? 0);
  const results = [
    { what: 'raw synchronous SQLite inserts, one writer, the limit', rate: raw },
    sqlite,
    onPostgres,
    ...(limit ? [limit] : []),
    ours,
  ];
  console.table(results);
  report('load', {
    connections,
    seconds,
    results,
    notes: [
      'Many enquiries share one commit, which is how more are kept than one writer could insert by itself.',
      'The limit for each address is off: all of them come from one.',
      limit
        ? 'nginx runs a worker a core; this server is one process.'
        : 'There is no nginx on this machine: no limit for pages.',
    ],
  });
} finally {
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
}
