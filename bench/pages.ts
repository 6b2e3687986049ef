/** Measures pages sent a second, beside nginx sending the same files in the same run. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Load, load } from './client.ts';
import { report } from './report.ts';
import { startServer } from './server.ts';

const connections = 64;
/** For each of the two, in turns. */
const seconds = Number(process.argv[2] ?? 28);
/** How often this server and nginx take turns; odd, so that one turn is in the middle. */
const turns = 7;
const pages = ['/', '/about', '/service', '/contact', '/faq'];

interface Row extends Load {
  what: string;
  ratio?: string;
  memory?: number;
}

let sent = 0;
const pageRequests = pages.map((page) =>
  Buffer.from(`GET ${page} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n`),
);
const nextPage = () => pageRequests[sent++ % pageRequests.length]!;

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

/** Pages from this server and from nginx, alternately, so that whatever else the machine does falls on both. */
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

const results = await pagesBySide();
console.table(results);
report('pages', {
  connections,
  seconds,
  turns,
  results,
  note:
    results.length > 1
      ? `nginx runs a worker a core; this server is one process. They take ${turns} turns; the middle one counts.\nWhat limits this server is the kernel: a profile finds two fifths of its time in writing to sockets and nothing else above 4%.\nThe pages are in memory, so no disk is read. On a machine that does other work as well nginx gets two processes' share.`
      : 'There is no nginx on this machine: no limit for pages.',
});
