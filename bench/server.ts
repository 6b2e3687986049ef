import { type ChildProcessByStdio, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** A server of the built site that a measurement has started. */
export interface BenchServer {
  url: string;
  port: number;
  process: ChildProcessByStdio<null, Readable, null>;
  /** Sends a signal and waits until the process has ended. */
  end(signal: NodeJS.Signals): Promise<void>;
  /** Returns the memory in use (MiB). */
  memory(): number;
  /** Returns the used CPU time (ms, Linux). */
  cpuMs(): number;
  /** Returns the number of its open files and sockets (Linux). */
  files(): number;
}

/**
 * Starts the built site, away from the project, whose .env may name the agency's own store and mail. What it logs
 * besides errors is left out; addresses are not limited unless `env` says so.
 */
export async function startServer(env: Record<string, string>, entry = 'server/main.ts'): Promise<BenchServer> {
  const server = spawn(process.execPath, ['--max-semi-space-size=8', resolve(entry)], {
    cwd: tmpdir(),
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      DIST_DIR: resolve('dist'),
      LOG_LEVEL: 'fatal',
      ENQUIRY_LIMIT: '0',
      ENQUIRY_DAILY_LIMIT: '0',
      RENDER_LIMIT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const url = await new Promise<string>((found, reject) => {
    createInterface(server.stdout).on('line', (line) => {
      const address = /^Site: (\S+)/.exec(line)?.[1];
      if (address) found(address.replace('localhost', '127.0.0.1'));
    });
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}: run "npm run build" first`)));
  });
  return {
    url,
    port: Number(new URL(url).port),
    process: server,
    async end(signal) {
      server.kill(signal);
      await ended;
    },
    memory: () => memoryOf(server.pid!),
    cpuMs: () => cpuOf(server.pid!),
    files: () => readdirSync(`/proc/${server.pid}/fd`).length,
  };
}

/** Runs `measure` with a server that has its own data folder, and removes both. */
export async function withServer<T>(
  env: Record<string, string>,
  measure: (server: BenchServer, dataDir: string) => Promise<T>,
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const server = await startServer({ DATA_DIR: dataDir, ...env });
  try {
    return await measure(server, dataDir);
  } finally {
    await server.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Reads the CPU time from /proc, which counts in hundredths of a second. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function memoryOf(pid: number): number {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
  } catch {
    return Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024);
  }
}
