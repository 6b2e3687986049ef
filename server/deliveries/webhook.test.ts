import type { ServerResponse } from 'node:http';
import { setInterval } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { anEnquiry, replyFields } from '../../tests/helpers/samples.ts';
import { eventually } from '../test-helpers.ts';
import { minute, respondWith, secret, startHook } from './test-helpers.ts';

test('an enquiry is posted once, with a Standard Webhooks signature', async () => {
  const { recipient, send, states } = await startHook(respondWith(204));
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
  const { recipient, store, states } = await startHook(respondWith(204));
  const recipients = [{ channel: 'webhook' as const, target: 'any' }];
  await store.add(
    { ...anEnquiry({ message: 'Well said.' }), ...replyFields },
    { spam: null, at: new Date(0), recipients },
  );
  await eventually(async () => expect(await states()).toEqual(['sent']));
  const { headers, body } = recipient.requests[0]!;
  expect(headers['webhook-id']).toBe('reply_1_0');
  const { full_name, email } = anEnquiry();
  const { website, post } = replyFields;
  expect(JSON.parse(body)).toMatchObject({ type: 'reply.created', text: expect.stringContaining(post) });
  expect(JSON.parse(body).data).toEqual({
    id: 1,
    created_at: '1970-01-01T00:00:00.000Z',
    full_name,
    email,
    website,
    comment: 'Well said.',
    post,
  });
});

test('a redirect is retried and not followed; 410 is final', async () => {
  const other = await startHook(respondWith(200));
  const { recipient, send, states, clock, failures } = await startHook(respondWith(307, { location: other.url }));
  await send('a');
  await eventually(() => expect(failures()).toHaveLength(1));
  recipient.respond = respondWith(410);
  clock.now += minute;
  await eventually(async () => expect(await states()).toEqual(['failed']));
  expect(other.recipient.requests).toHaveLength(0);
});

test.each([
  ['hangs', () => {}],
  ['sends its headers too slowly', (response: ServerResponse) => drip(response)],
])('a request to a recipient that %s ends after the timeout', async (_what, respond) => {
  const { recipient, send, states, clock, failures } = await startHook(respond, { timeoutMs: 600 });
  await send('a');
  await eventually(() => expect(failures()).toMatchObject([expect.stringContaining('did not answer in time')]));
  recipient.respond = respondWith(200);
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

test('the secret and the URL’s path are in no log and no row after a failure', async () => {
  const { recipient, server, send, states, store, lines, clock, failures } = await startHook(respondWith(500));
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
