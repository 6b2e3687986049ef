import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { type RunningServer, startServer } from '../tests/start-server.ts';

/** A server of the built site, with the resources that it uses. */
export interface BenchServer extends RunningServer {
  port: number;
  /** Returns the memory in use (MiB). */
  memory(): number;
  /** Returns the used CPU time (ms, Linux). */
  cpuMs(): number;
  /** Returns the number of its open files and sockets (Linux). */
  files(): number;
}

/** Starts the built site on 127.0.0.1. Only fatal errors are logged. */
export async function startBenchServer(env: Record<string, string>): Promise<BenchServer> {
  const server = await startServer({ HOST: '127.0.0.1', LOG_LEVEL: 'fatal', ...env });
  const url = server.url.replace('localhost', '127.0.0.1');
  const pid = server.process.pid!;
  return {
    ...server,
    url,
    port: Number(new URL(url).port),
    memory: () => memoryOf(pid),
    cpuMs: () => cpuOf(pid),
    files: () => readdirSync(`/proc/${pid}/fd`).length,
  };
}

/** Runs `measure` with a server, and ends it. */
export async function withServer<T>(
  env: Record<string, string>,
  measure: (server: BenchServer) => Promise<T>,
): Promise<T> {
  const server = await startBenchServer(env);
  try {
    return await measure(server);
  } finally {
    await server.end();
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
