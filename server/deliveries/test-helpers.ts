import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished } from 'vitest';
import { anEnquiry } from '../../tests/helpers/samples.ts';
import { createSubmissionService, unlimited } from '../enquiries/service.ts';
import { createLog } from '../log.ts';
import { openTestStore } from '../test-helpers.ts';
import { webhookChannel } from './webhook.ts';
import { type Channel, startWorker } from './worker.ts';

export const minute = 60_000;

/** Starts a mail server that accepts everything unless the options say otherwise. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0) {
  const received: { to: string[]; raw: string }[] = [];
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onConnect(_s, done) {
      connections++;
      done();
    },
    onData(stream, { envelope }, done) {
      void text(stream).then((raw) => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address), raw });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  onTestFinished(close);
  return { received, close, connections: () => connections, port: (server.server.address() as AddressInfo).port };
}

/** Starts a worker for a channel, with a store, a service that queues submissions for it, and a clock. */
export async function startDelivery(channel: Channel, { timeoutMs = 10_000 } = {}) {
  const { store } = await openTestStore();
  const clock = { now: Date.parse('2026-03-15T08:00:00Z') };
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const now = () => clock.now;
  const worker = startWorker({ channel, deliveries: store.deliveries, log, now, everyMs: 20, timeoutMs });
  const recipients = channel.recipients.map((target) => ({ channel: channel.name, target }));
  const service = createSubmissionService({
    store,
    recipientsOf: () => recipients,
    deliverNow: worker.deliverNow,
    log,
    now,
  });
  onTestFinished(() => worker.close());
  const send = async (...messages: string[]) => {
    for (const message of messages)
      expect(await service.receiveEnquiry(anEnquiry({ message }), unlimited)).toEqual({ outcome: 'stored' });
  };
  const states = async () =>
    (await store.deliveries.tally()).flatMap(({ state, n }) => Array<string>(n).fill(state)).toSorted();
  const failures = () => lines.filter((line) => line.includes('"not delivered"'));
  return { store, clock, lines, send, states, failures };
}

/** Secret that signs a webhook in tests. */
export const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
/** Returns a function that responds with a status. */
export const respondWith =
  (status: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(status, headers).end('x'.repeat(100));

/** Starts a recipient whose response can be changed, and a worker that posts to it. */
export async function startHook(respond: (response: ServerResponse) => void, { timeoutMs = 10_000 } = {}) {
  const recipient = { requests: [] as { headers: IncomingHttpHeaders; body: string }[], respond };
  const server = createServer(async (request, response) => {
    recipient.requests.push({ headers: request.headers, body: await text(request) });
    recipient.respond(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook/token`;
  return { recipient, server, url, ...(await startDelivery(webhookChannel({ url, secret }, timeoutMs))) };
}
