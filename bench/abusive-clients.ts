/** Load from one abusive client: endless searches, and films that are requested but never read. */
import { readdirSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchServer } from './server.ts';

/** Sends a request; resolves to the status and the response time (ms). */
function ask(port: number, path: string, agent?: Agent) {
  return new Promise<{ status: number; ms: number }>((resolve, reject) => {
    const started = performance.now();
    const headers = { 'accept-encoding': 'br' };
    get({ port, host: '127.0.0.1', path, headers, ...(agent && { agent }) }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, ms: performance.now() - started }));
    }).once('error', reject);
  });
}

/** Sends a hundred different searches per second, and requests static pages meanwhile. */
export async function search(server: BenchServer, seconds: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 });
  const statuses = new Map<number, number>();
  const pages: number[] = [];
  const searches: Promise<void>[] = [];
  let memory = 0;
  const started = performance.now();
  const end = started + seconds * 1000;
  const flood = (async () => {
    while (performance.now() < end) {
      while (searches.length < (performance.now() - started) / 10) {
        const path = `/blog?q=sand+${searches.length}`;
        const asked = ask(server.port, path, agent).then(({ status }) => {
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        });
        searches.push(asked);
      }
      await sleep(5);
    }
  })();
  while (performance.now() < end) {
    pages.push((await ask(server.port, '/about')).ms);
    memory = Math.max(memory, server.memory());
    await sleep(20);
  }
  await flood;
  await Promise.all(searches);
  agent.destroy();
  pages.sort((a, b) => a - b);
  const at = (part: number) => Math.round((pages[Math.floor(pages.length * part)] ?? 0) * 10) / 10;
  return { statuses, p50: at(0.5), p99: at(0.99), memory };
}

/** Returns the CPU time (ms) of a search without rate limits. */
export async function costOfSearch(server: BenchServer, count: number): Promise<number> {
  const before = server.cpuMs();
  for (let n = 0; n < count; n++) await ask(server.port, `/blog?q=dune+${n}`);
  return Math.round(((server.cpuMs() - before) / count) * 10) / 10;
}

/**
 * Opens connections that request films repeatedly and read nothing. Resolves to the memory and file handles in use and
 * the time until they are released.
 */
export async function neverRead(server: BenchServer, count: number) {
  const films = readdirSync('dist/client/_astro').filter((name) => name.endsWith('.mp4'));
  const sockets = Array.from({ length: count }, (_, n) => {
    const socket = connect(server.port, '127.0.0.1').pause();
    socket.on('error', () => {});
    const request = `GET /_astro/${films[n % films.length]} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    // One connection in three stays within the queue's limit; the others send without end.
    socket.write(request.repeat(n % 3 === 0 ? 16 : 200));
    return socket;
  });
  const files = server.files();
  const started = performance.now();
  let [memory, open] = [0, 0];
  let seconds = 0;
  do {
    await sleep(500);
    memory = Math.max(memory, server.memory());
    open = Math.max(open, server.files());
    seconds = Math.round((performance.now() - started) / 1000);
  } while (server.files() > files + 5 && seconds < 90);
  for (const socket of sockets) socket.destroy();
  return { memory, open, seconds };
}
