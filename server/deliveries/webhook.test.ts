import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setInterval } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../log.ts';
import { openStore } from '../store/store.ts';
import { anEnquiry, ofReply, temporaryFolder } from '../test-helpers.ts';
import { recipientsOf, startDeliveries } from './start-deliveries.ts';
import { eventually, minute, startDelivery, startMailServer } from './test-helpers.ts';
import { webhookChannel } from './webhook.ts';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const answer =
  (status: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(status, headers).end('x'.repeat(100));

/** Starts a recipient whose response can be changed, and a worker that posts to it. */
async function startHook(respond: (response: ServerResponse) => void, { timeoutMs = 10_000 } = {}) {
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

test('an enquiry is posted once, with a Standard Webhooks signature', async () => {
  const { recipient, send, states } = await startHook(answer(204));
  await send('a');
  await eventually(async () => expect(await states()).toEqual(['sent']));
  expect(recipient.requests).toHaveLength(1);
  const { headers, body } = recipient.requests[0]!;
  expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual({
    type: 'enquiry.created',
    timestamp: '2026-03-15T08:00:00.000Z',
    data: { id: 1, created_at: '2026-03-15T08:00:00.000Z', ...anEnquiry({ message: 'a' }) },
    text: 'Enquiry 1: Branding, from Amélie Haddad · amelie@example.com · 0501234567 · a',
  });
});

test('a reply is posted with its own fields', async () => {
  const { recipient, store, states } = await startHook(answer(204));
  const recipients = [{ channel: 'webhook' as const, target: 'any' }];
  await store.add({ ...anEnquiry({ message: 'Well said.' }), ...ofReply }, { spam: null, at: new Date(0), recipients });
  await eventually(async () => expect(await states()).toEqual(['sent']));
  const { headers, body } = recipient.requests[0]!;
  expect(headers['webhook-id']).toBe('reply_1_0');
  const { full_name, email } = anEnquiry();
  const { website, post } = ofReply;
  expect(JSON.parse(body)).toMatchObject({ type: 'reply.created', text: expect.stringContaining(post) });
  expect(JSON.parse(body).data).toEqual({
    ...{ id: 1, created_at: '1970-01-01T00:00:00.000Z', full_name, email, website },
    ...{ comment: 'Well said.', post },
  });
});

test('a failed delivery is retried with the same id until it succeeds, and no other enquiry is lost', async () => {
  const { recipient, send, states, clock, failures } = await startHook(answer(500));
  await send('a', 'b');
  await eventually(() => expect(failures()).toHaveLength(1));
  recipient.respond = answer(200);
  clock.now += minute;
  await eventually(async () => expect(await states()).toEqual(['sent', 'sent']));
  const ids = recipient.requests.map(({ headers }) => headers['webhook-id']);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(2);
});

test('one refused enquiry does not delay the others', async () => {
  const { recipient, send, states, failures } = await startHook(answer(400));
  await send('a');
  await eventually(() => expect(failures()).toHaveLength(1));
  recipient.respond = answer(200);
  await send('b');
  await eventually(async () => expect(await states()).toEqual(['sent', 'waiting']));
});

test('a redirect is retried and not followed; 410 is final', async () => {
  const other = await startHook(answer(200));
  const { recipient, send, states, clock, failures } = await startHook(answer(307, { location: other.url }));
  await send('a');
  await eventually(() => expect(failures()).toHaveLength(1));
  recipient.respond = answer(410);
  clock.now += minute;
  await eventually(async () => expect(await states()).toEqual(['failed']));
  expect(other.recipient.requests).toHaveLength(0);
});

test.each([
  ['hangs', () => {}],
  ['sends its headers too slowly', (response: ServerResponse) => drip(response)],
])('a request to a recipient that %s ends after the timeout', async (_what, respond) => {
  const { recipient, send, states, clock, failures } = await startHook(respond, { timeoutMs: 200 });
  await send('a');
  await eventually(() => expect(failures()).toMatchObject([expect.stringContaining('did not answer in time')]));
  recipient.respond = answer(200);
  clock.now += minute;
  await eventually(async () => expect(await states()).toEqual(['sent']));
});

test('an endless response body is not read', async () => {
  let written = 0;
  const { send, states } = await startHook((response) => {
    response.writeHead(200);
    const more = () => {
      written += 65_536;
      if (response.write('x'.repeat(65_536))) setImmediate(more);
      else response.once('drain', more);
    };
    more();
  });
  await send('a', 'b');
  await eventually(async () => expect(await states()).toEqual(['sent', 'sent']));
  const atFirst = written;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(written).toBe(atFirst);
});

test('the first retry comes after ten seconds; Retry-After, in seconds or as a date, is respected up to an hour', async () => {
  const { recipient, send, clock, failures } = await startHook(answer(503));
  const retryAt = () => /"retryAt":"([^"]+)"/.exec(failures().at(-1) ?? '')?.[1];
  await send('a');
  await eventually(() => expect(retryAt()).toBe('2026-03-15T08:00:10.000Z'));
  recipient.respond = answer(429, { 'retry-after': '1800' });
  clock.now += 10_000;
  await eventually(() => expect(retryAt()).toBe('2026-03-15T08:30:10.000Z'));
  recipient.respond = answer(503, { 'retry-after': '0' });
  clock.now += 1_800_000;
  await eventually(() => expect(retryAt()).toBe('2026-03-15T08:30:50.000Z'));
  recipient.respond = answer(503, { 'retry-after': new Date(Date.now() + 9 * 60 * minute).toUTCString() });
  clock.now += 40_000;
  await eventually(() => expect(retryAt()).toBe('2026-03-15T09:30:50.000Z'));
});

test('a delivery fails after three days of retries', async () => {
  const { send, states, clock, lines, failures } = await startHook(answer(500));
  await send('a');
  await eventually(() => expect(failures()).toHaveLength(1));
  clock.now += 72 * 60 * minute;
  await eventually(async () => expect(await states()).toEqual(['failed']));
  expect(lines.at(-1)).toContain('given up after three days');
});

test('a failed webhook delivery is reported by email', async () => {
  const mail = await startMailServer();
  const { url } = await startHook(answer(500));
  const store = await openStore({ databaseUrl: '', dataDir: await temporaryFolder() }, () => {});
  const webhook = webhookChannel({ url, secret });
  const recipients = recipientsOf([webhook]);
  await store.add(anEnquiry(), { spam: null, at: new Date(Date.now() - 73 * 60 * minute), recipients });
  const config = {
    siteUrl: 'https://www.agency.example',
    mail: { smtpUrl: `smtp://127.0.0.1:${mail.port}`, to: ['hello@agency.example'], from: 'site@agency.example' },
  };
  const deliveries = await startDeliveries(config, [webhook], store, createLog('silent'));
  onTestFinished(async () => {
    await deliveries.close();
    await store.close();
  });
  await eventually(() => {
    deliveries.deliverNow();
    expect(mail.received).toMatchObject([
      { to: ['site@agency.example'], raw: expect.stringMatching(/could not be delivered[^]*HTTP 500/) },
    ]);
  });
});

test('deliveries to a removed recipient are cancelled and logged at start', async () => {
  const store = await openStore({ databaseUrl: '', dataDir: await temporaryFolder() }, () => {});
  onTestFinished(() => store.close());
  const recipients = [{ channel: 'webhook' as const, target: 'hooks.example.com' }];
  await store.add(anEnquiry(), { spam: null, at: new Date(), recipients });
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const deliveries = await startDeliveries({ mail: undefined, siteUrl: 'https://www.agency.example' }, [], store, log);
  await deliveries.close();
  expect(await store.deliveries.of(1)).toMatchObject([
    { state: 'failed', reason: expect.stringContaining('cancelled') },
  ]);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { cancelled: 1, msg: expect.stringContaining('removed') },
  ]);
});

test('the secret and the URL’s path are in no log and no row after a failure', async () => {
  const { recipient, server, send, states, store, lines, clock, failures } = await startHook(answer(500));
  await send('a');
  await eventually(() => expect(failures()).toHaveLength(1));
  server.closeAllConnections();
  server.close();
  clock.now += minute;
  await eventually(() => expect(failures()).toHaveLength(2));
  const rows = await Promise.all([store.deliveries.of(1), store.deliveries.tally(), states()]);
  const written = JSON.stringify([lines, rows]);
  expect(written).toContain('could not be reached (ECONNREFUSED)');
  for (const text of ['token', '/hook', secret, secret.slice(6)]) expect(written).not.toContain(text);
  expect(recipient.requests).toHaveLength(1);
});

/** Writes a header line now and then, without an end. */
async function drip({ socket }: ServerResponse) {
  socket?.write('HTTP/1.1 200 OK\r\n');
  for await (const _ of setInterval(50)) if (!socket?.write('x: y\r\n')) return;
}
