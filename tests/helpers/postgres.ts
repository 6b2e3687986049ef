/** Finds PostgreSQL on this machine for tests and benchmarks, and runs servers of it in folders of their own. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from './free-port.ts';

/** Returns the folder with initdb, postgres and the client programs, or undefined. */
export function findPostgres(): string | undefined {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : [];
  const folders = [
    ...versions.toSorted((a, b) => Number(b) - Number(a)).map((version) => `/usr/lib/postgresql/${version}/bin`),
    ...(process.env.PATH ?? '').split(':'),
    '/opt/homebrew/opt/postgresql/bin',
  ];
  return folders.find((folder) => folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** True if tests of PostgreSQL run. With CI=true they do not skip but fail without it. */
export const hasPostgres = findPostgres() !== undefined || Boolean(process.env.CI);

/** A running PostgreSQL. */
export interface Postgres {
  /** Creates an empty database and returns its URL. */
  database(): Promise<string>;
  /** Stops the server at once and without a clean shutdown, like a power failure. */
  kill(): Promise<void>;
  /** Starts the server again, on the same port and the same files. */
  start(): Promise<void>;
  /** Ends the server and removes its files. */
  remove(): Promise<void>;
}

/** Starts a PostgreSQL with files and a port of its own. `settings` are those of postgresql.conf. */
export async function runPostgres(settings: Record<string, string> = {}): Promise<Postgres> {
  const bin = findPostgres();
  if (!bin) throw new Error('There is no PostgreSQL. Install it (on Debian: apt-get install postgresql).');
  const program = (name: string) => join(bin, name);
  const user = ordinaryUser();
  const home = mkdtempSync(join(tmpdir(), 'sand-and-signal-postgres-'));
  if (user) chownSync(home, user.uid, user.gid);
  chmodSync(home, 0o700);
  const folder = join(home, 'data');
  const as = { ...user, cwd: home, stdio: 'ignore' as const };
  execFileSync(program('initdb'), ['-D', folder, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--no-sync'], as);
  const port = await freePort();
  const address = (name: string) => `postgres://test@127.0.0.1:${port}/${name}`;
  let server: ChildProcess | undefined;
  let databases = 0;

  async function start() {
    const all = { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: home, ...settings };
    const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const run = () => spawn(program('postgres'), ['-D', folder, ...flags], as);
    server = run();
    for (const end = Date.now() + 60_000; ; await sleep(50)) {
      const client = new Client({ connectionString: address('postgres') });
      try {
        await client.connect();
        await client.query('SELECT 1');
        return await client.end();
      } catch (error) {
        if (Date.now() > end) throw error;
        // PostgreSQL ends at once while workers of the killed server still hold its memory.
        if (server.exitCode !== null) server = run();
      }
    }
  }

  async function stop(signal: NodeJS.Signals) {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  }

  await start();
  return {
    async database() {
      const name = `site_${++databases}`;
      const client = new Client({ connectionString: address('postgres') });
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return address(name);
    },
    async kill() {
      // Its workers would go on for a moment without it.
      const workers = server?.pid ? childrenOf(server.pid) : [];
      await stop('SIGKILL');
      for (const pid of workers) {
        try {
          process.kill(pid, 'SIGKILL');
        } catch {
          // The process has already ended.
        }
      }
    },
    start,
    async remove() {
      // SIGQUIT stops it at once; its data is not needed.
      await stop('SIGQUIT');
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Returns an unprivileged user for PostgreSQL, which refuses to run as root, or undefined. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // There is no such user here.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it as.');
}

function childrenOf(parent: number): number[] {
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, of]) => (pid && of === parent ? [pid] : []));
}
