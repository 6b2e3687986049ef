import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { emailChannel } from '../server/deliveries/email.ts';
import { webhookChannel } from '../server/deliveries/webhook.ts';
import { type Channel, startWorker } from '../server/deliveries/worker.ts';
import type { SubmissionStore } from '../server/store/store.ts';
import { type ConnectionHandler, handleSmtp, sendSlowly, startRawServer } from '../tests/helpers/raw-mail-server.ts';

const to = 'to@agency.example';
const from = 'from@agency.example';

/** Behaviours of the faulty mail server, one per connection in turn. It never accepts an email. */
const faults: ConnectionHandler[] = [
  // Sends its greeting byte by byte, without end.
  (socket) => void sendSlowly(socket, '220-here\r\n'),
  // Refuses the connection.
  (socket) => void socket.end('421 too busy\r\n'),
  // Never responds.
  () => {},
  // Disconnects during a message.
  handleSmtp((command) => (command === 'line' ? 'end' : undefined)),
  // Never finishes its response to a message.
  handleSmtp((command, socket) => (command === 'data' ? sendSlowly(socket, '250-x\r\n') : undefined)),
];

/** Starts a mail server that has all `faults` in turn, and returns it with the settings to use it. */
export async function startFaultyMailServer() {
  let next = 0;
  const server = await startRawServer((socket) => faults[next++ % faults.length]!(socket));
  const settings = { SMTP_URL: `smtp://127.0.0.1:${server.port}`, ENQUIRY_TO: to, ENQUIRY_FROM: from };
  return { ...server, settings };
}

/** Starts a webhook recipient that counts the requests for each message and collects their webhook ids. */
export async function startWebhookRecipient() {
  const received = new Map<string, { requests: number; ids: Set<unknown> }>();
  const server = createServer(async (request, response) => {
    const { data } = (await json(request)) as { data: { message: string } };
    const entry = received.get(data.message) ?? { requests: 0, ids: new Set() };
    entry.requests++;
    received.set(data.message, { ...entry, ids: entry.ids.add(request.headers['webhook-id']) });
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  const secret = `whsec_${'a'.repeat(44)}`;
  return {
    received,
    channel: webhookChannel({ url, secret }),
    settings: { WEBHOOK_URL: url, WEBHOOK_SECRET: secret },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * Makes all waiting deliveries of a store, with a working mail server and a clock one day ahead, so that all retries
 * are due. Resolves to the numbers of stored enquiries that were never mailed, and that were mailed more than once.
 */
export async function deliverAll(
  store: SubmissionStore,
  otherChannel: Channel,
): Promise<{ unmailed: number; mailedTwice: number }> {
  const emailCounts = new Map<string, number>();
  const server = await startRawServer(
    handleSmtp((command, _socket, mail) => {
      if (command !== 'data') return undefined;
      const id = /^Message-ID: <(\S+)>/im.exec(mail)?.[1] ?? '';
      emailCounts.set(id, (emailCounts.get(id) ?? 0) + 1);
      return undefined;
    }),
  );
  const smtpUrl = `smtp://127.0.0.1:${server.port}`;
  const email = emailChannel({ smtpUrl, to: [to], from }, 'https://www.agency.example');
  const workers = [email, otherChannel].map((channel) =>
    startWorker({
      channel,
      deliveries: store.deliveries,
      log: pino({ level: 'silent' }),
      now: () => Date.now() + 24 * 60 * 60_000,
      everyMs: 50,
    }),
  );
  while ((await store.deliveries.tally()).some(({ state }) => state === 'waiting')) await sleep(100);
  await Promise.all(workers.map((worker) => worker.close()));
  server.close();
  return {
    unmailed: (await store.count({})) - emailCounts.size,
    mailedTwice: [...emailCounts.values()].filter((count) => count > 1).length,
  };
}
