/** Kills the server, then the database, again and again under load, and counts what was lost or kept twice. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStore } from '../server/enquiries/open-store.ts';
import { goodEnquiry } from '../tests/fuzz/requests.ts';
import { runPostgres } from '../tests/postgres.ts';
import { deliverAll, startDrippingMailServer } from './mail.ts';
import { report } from './report.ts';
import { type BenchServer, startServer } from './server.ts';

const rounds = Number(process.argv[2] ?? 20);
const connections = 16;

/** A mail server that is never there, so that every e-mail of a kept enquiry must wait in the outbox. */
const noMail = { SMTP_URL: 'smtp://127.0.0.1:9', ENQUIRY_TO: 'to@agency.example', ENQUIRY_FROM: 'from@agency.example' };

/** Enquiries on many connections at once, each sent until it is acknowledged, as a patient visitor would. */
function visitors(url: string) {
  const acknowledged: string[] = [];
  let sent = 0;
  let retried = 0;
  let going = true;

  async function isKept(message: string): Promise<boolean> {
    try {
      const answer = await fetch(`${url}/api/create/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(goodEnquiry(message)),
        signal: AbortSignal.timeout(20_000),
      });
      return ((await answer.json()) as { success: unknown }).success === true;
    } catch {
      return false;
    }
  }

  async function visitor() {
    while (going) {
      const message = `enquiry ${++sent}`;
      while (!(await isKept(message))) {
        retried++;
        await sleep(20);
      }
      acknowledged.push(message);
    }
  }

  const all = Promise.all(Array.from({ length: connections }, visitor));
  return {
    acknowledged,
    async finish() {
      going = false;
      await all;
      return retried;
    },
  };
}

/** Sends enquiries, and each round kills and starts again whatever `fail` does. */
async function crash(
  what: string,
  store: Record<string, string>,
  fail: (server: Running) => Promise<void>,
  mail = noMail,
) {
  const server = await running({ ...store, ...mail });
  const { acknowledged, finish } = visitors(server.url);
  for (let round = 1; round <= rounds; round++) {
    // Only while enquiries are being kept is there something to lose.
    const before = acknowledged.length;
    while (acknowledged.length === before) await sleep(10);
    await sleep(50 + Math.random() * 700);
    await fail(server);
  }
  const retried = await finish();
  await server.end('SIGKILL');

  const { store: kept } = await openStore(
    { databaseUrl: store.DATABASE_URL ?? '', dataDir: store.DATA_DIR ?? '' },
    console.error,
  );
  const times = new Map<string, number>();
  for await (const { message } of kept.each({})) times.set(message, (times.get(message) ?? 0) + 1);
  const unposted = (await kept.count({})) - (await kept.outbox.counts()).waiting;
  const { unmailed, mailedTwice } = await deliverAll(kept);
  await kept.close();
  const lost = acknowledged.filter((message) => !times.has(message)).length;
  const doubled = [...times.values()].filter((count) => count > 1).length;
  const result = {
    what,
    rounds,
    acknowledged: acknowledged.length,
    lost,
    doubled,
    retried,
    unposted,
    unmailed,
    mailedTwice,
  };
  console.log(result);
  return result;
}

interface Running extends Pick<BenchServer, 'end' | 'url'> {
  start(): Promise<void>;
}

/** A server that can be started again on the same port. */
async function running(env: Record<string, string>): Promise<Running> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const PORT = String((probe.address() as { port: number }).port);
  probe.close();
  await once(probe, 'close');
  let server = await startServer({ ...env, PORT });
  return {
    url: server.url,
    end: (signal) => server.end(signal),
    async start() {
      server = await startServer({ ...env, PORT });
    },
  };
}

const killServer = async (server: Running) => {
  await server.end('SIGKILL');
  await server.start();
};

const dataDir = mkdtempSync(join(tmpdir(), 'crash-'));
const drippedDir = mkdtempSync(join(tmpdir(), 'crash-'));
const dripping = await startDrippingMailServer();
const postgres = await runPostgres();
try {
  const results = [
    await crash('the server, on SQLite', { DATA_DIR: dataDir }, killServer),
    await crash('the server, while its mail server drips', { DATA_DIR: drippedDir }, killServer, dripping.settings),
    await crash('the server, on PostgreSQL', { DATABASE_URL: await postgres.database() }, killServer),
    await crash('PostgreSQL', { DATABASE_URL: await postgres.database() }, async () => {
      await postgres.kill();
      await postgres.start();
    }),
  ];
  report('crash', { results });
  if (
    results.some(
      ({ lost, doubled, unposted, unmailed, mailedTwice }) => lost + doubled + unposted + unmailed + mailedTwice > 0,
    )
  )
    process.exitCode = 1;
} finally {
  await postgres.remove();
  dripping.close();
  for (const folder of [dataDir, drippedDir]) rmSync(folder, { recursive: true, force: true });
}
