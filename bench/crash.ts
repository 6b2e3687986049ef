/** Repeatedly kills the server, then the database, under load. Counts enquiries lost, stored twice or not delivered. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStore } from '../server/store/store.ts';
import { freePort } from '../tests/free-port.ts';
import { goodEnquiry } from '../tests/fuzz/requests.ts';
import { runPostgres } from '../tests/postgres.ts';
import { deliverAll, startFaultyMailServer, startReceiver } from './mail.ts';
import { report } from './report.ts';
import { type BenchServer, startBenchServer } from './server.ts';

const rounds = Number(process.argv[2] ?? 20);
const connections = 16;

/** Settings of a mail server that is not reachable, so that all emails stay in the outbox. */
const noMail = { SMTP_URL: 'smtp://127.0.0.1:9', ENQUIRY_TO: 'to@agency.example', ENQUIRY_FROM: 'from@agency.example' };

/** Starts to send enquiries on many connections. Each enquiry is repeated until it is acknowledged. */
function startVisitors(url: string) {
  const acknowledged: string[] = [];
  let sent = 0;
  let retried = 0;
  let isRunning = true;

  async function isAcknowledged(message: string): Promise<boolean> {
    try {
      const response = await fetch(`${url}/api/create/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(goodEnquiry(message)),
        signal: AbortSignal.timeout(20_000),
      });
      return ((await response.json()) as { success: unknown }).success === true;
    } catch {
      return false;
    }
  }

  async function visitor() {
    while (isRunning) {
      const message = `enquiry ${++sent}`;
      while (!(await isAcknowledged(message))) {
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
      isRunning = false;
      await all;
      return retried;
    },
  };
}

/** Sends enquiries while `fail` kills and restarts the server or the database in each round. Resolves to the counts. */
async function crash(
  what: string,
  storeSettings: Record<string, string>,
  fail: (server: RestartableServer) => Promise<void>,
  mailSettings = noMail,
) {
  const receiver = await startReceiver();
  const server = await startRestartable({ ...storeSettings, ...mailSettings, ...receiver.settings });
  const { acknowledged, finish } = startVisitors(server.url);
  for (let round = 1; round <= rounds; round++) {
    // Waits until an enquiry is acknowledged, so that each kill happens under load.
    const before = acknowledged.length;
    while (acknowledged.length === before) await sleep(10);
    await sleep(50 + Math.random() * 700);
    await fail(server);
  }
  const retried = await finish();
  await server.end('SIGKILL');

  const store = await openStore(
    { databaseUrl: storeSettings.DATABASE_URL ?? '', dataDir: storeSettings.DATA_DIR ?? '' },
    console.error,
  );
  const copies = new Map<string, number>();
  for await (const { message } of store.each({})) copies.set(message, (copies.get(message) ?? 0) + 1);
  const waitingEmails = (await store.deliveries.tally()).find(
    ({ channel, state }) => channel === 'email' && state === 'waiting',
  );
  // No email leaves the outbox, so each stored enquiry must have a waiting email.
  const unposted = (await store.count({})) - (waitingEmails?.n ?? 0);
  const { unmailed, mailedTwice } = await deliverAll(store, [receiver.channel]);
  await store.close();
  receiver.close();
  const received = [...receiver.received.values()];
  const webhooks = {
    lost: [...copies.keys()].filter((message) => !receiver.received.has(message)).length,
    repeated: received.filter(({ requests }) => requests > 1).length,
    withOtherId: received.filter(({ ids }) => ids.size > 1).length,
  };
  const lost = acknowledged.filter((message) => !copies.has(message)).length;
  const doubled = [...copies.values()].filter((count) => count > 1).length;
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
    webhooks,
  };
  console.log(result);
  return result;
}

interface RestartableServer extends Pick<BenchServer, 'end' | 'url'> {
  start(): Promise<void>;
}

/** Starts a server that can be restarted on the same port. */
async function startRestartable(env: Record<string, string>): Promise<RestartableServer> {
  const PORT = String(await freePort());
  let server = await startBenchServer({ ...env, PORT });
  return {
    url: server.url,
    end: (signal) => server.end(signal),
    async start() {
      server = await startBenchServer({ ...env, PORT });
    },
  };
}

const killServer = async (server: RestartableServer) => {
  await server.end('SIGKILL');
  await server.start();
};

const dataDir = mkdtempSync(join(tmpdir(), 'crash-'));
const otherDataDir = mkdtempSync(join(tmpdir(), 'crash-'));
const faultyMail = await startFaultyMailServer();
const postgres = await runPostgres();
try {
  const results = [
    await crash('the server, on SQLite', { DATA_DIR: dataDir }, killServer),
    await crash('the server, with a faulty mail server', { DATA_DIR: otherDataDir }, killServer, faultyMail.settings),
    await crash('the server, on PostgreSQL', { DATABASE_URL: await postgres.database() }, killServer),
    await crash('PostgreSQL', { DATABASE_URL: await postgres.database() }, async () => {
      await postgres.kill();
      await postgres.start();
    }),
  ];
  report('crash', { results });
  if (
    results.some(
      ({ lost, doubled, unposted, unmailed, mailedTwice, webhooks }) =>
        lost + doubled + unposted + unmailed + mailedTwice + webhooks.lost + webhooks.withOtherId > 0,
    )
  )
    process.exitCode = 1;
} finally {
  await postgres.remove();
  faultyMail.close();
  for (const folder of [dataDir, otherDataDir]) rmSync(folder, { recursive: true, force: true });
}
