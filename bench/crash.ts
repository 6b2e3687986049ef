/**
 * Repeatedly kills the server, then the database, under load: `npm run bench:crash -- <rounds>`. Counts enquiries lost,
 * stored twice or not delivered.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStore } from '../server/store/store.ts';
import { freePort } from '../tests/helpers/free-port.ts';
import { runPostgres } from '../tests/helpers/postgres.ts';
import { anEnquiry } from '../tests/helpers/samples.ts';
import { report, requested, startBenchServer } from './harness.ts';
import { deliverAll, startFaultyMailServer, startWebhookRecipient } from './mail.ts';

const rounds = Number(requested[0] ?? 20);
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
        body: JSON.stringify(anEnquiry({ message })),
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

/** Sends enquiries while the server, or `killDatabase`, fails in each round. Resolves to the counts. */
async function crash(what: string, settings: Record<string, string>, killDatabase?: () => Promise<void>) {
  const recipient = await startWebhookRecipient();
  const env = { ...noMail, ...settings, ...recipient.settings, PORT: String(await freePort()) };
  let server = await startBenchServer(env);
  const killServer = async () => {
    await server.end('SIGKILL');
    server = await startBenchServer(env);
  };
  const { acknowledged, finish } = startVisitors(server.url);
  for (let round = 1; round <= rounds; round++) {
    // Waits until an enquiry is acknowledged, so that each kill happens under load.
    const before = acknowledged.length;
    while (acknowledged.length === before) await sleep(10);
    await sleep(50 + Math.random() * 700);
    await (killDatabase ?? killServer)();
  }
  const retried = await finish();
  await server.end('SIGKILL');

  const store = await openStore(
    { databaseUrl: settings.DATABASE_URL ?? '', dataDir: settings.DATA_DIR ?? '' },
    console.error,
  );
  const copies = new Map<string, number>();
  for await (const { message } of store.each({})) copies.set(message, (copies.get(message) ?? 0) + 1);
  const waitingEmails = (await store.deliveries.tally()).find(
    ({ channel, state }) => channel === 'email' && state === 'waiting',
  );
  // No email leaves the outbox, so each stored enquiry must have a waiting email.
  const unposted = (await store.count({})) - (waitingEmails?.n ?? 0);
  const { unmailed, mailedTwice } = await deliverAll(store, recipient.channel);
  await store.close();
  recipient.close();
  const received = [...recipient.received.values()];
  const webhooks = {
    lost: [...copies.keys()].filter((message) => !recipient.received.has(message)).length,
    repeated: received.filter(({ requests }) => requests > 1).length,
    withOtherId: received.filter(({ ids }) => ids.size > 1).length,
  };
  const result = {
    what,
    rounds,
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((message) => !copies.has(message)).length,
    doubled: [...copies.values()].filter((count) => count > 1).length,
    retried,
    unposted,
    unmailed,
    mailedTwice,
    webhooks,
  };
  console.log(result);
  return result;
}

const folder = mkdtempSync(join(tmpdir(), 'crash-'));
const faultyMail = await startFaultyMailServer();
const postgres = await runPostgres();
try {
  const results = [
    await crash('the server, on SQLite', { DATA_DIR: join(folder, 'first') }),
    await crash('the server, with a faulty mail server', { DATA_DIR: join(folder, 'second'), ...faultyMail.settings }),
    await crash('the server, on PostgreSQL', { DATABASE_URL: await postgres.database() }),
    await crash('PostgreSQL', { DATABASE_URL: await postgres.database() }, async () => {
      await postgres.kill();
      await postgres.start();
    }),
  ];
  report('crash', { results });
  const failures = results.map(
    ({ lost, doubled, unposted, unmailed, mailedTwice, webhooks }) =>
      lost + doubled + unposted + unmailed + mailedTwice + webhooks.lost + webhooks.withOtherId,
  );
  if (failures.some((count) => count > 0)) process.exitCode = 1;
} finally {
  await postgres.remove();
  faultyMail.close();
  rmSync(folder, { recursive: true, force: true });
}
