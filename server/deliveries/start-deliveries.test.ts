import { expect, onTestFinished, test } from 'vitest';
import { anEnquiry } from '../../tests/helpers/samples.ts';
import { posts } from '../enquiries/posts.ts';
import { createLog } from '../log.ts';
import { eventually, openTestStore } from '../test-helpers.ts';
import { channelsOf, recipientsOf, startDeliveries } from './start-deliveries.ts';
import { minute, respondWith, secret, startHook, startMailServer } from './test-helpers.ts';
import { webhookChannel } from './webhook.ts';

test('a reply is also emailed to the article’s author', () => {
  posts.set('a-post', { authorEmail: 'author@agency.example' });
  onTestFinished(() => void posts.delete('a-post'));
  const mail = { smtpUrl: 'smtp://127.0.0.1:9', to: ['hello@agency.example'], from: 'site@agency.example' };
  const webhook = { url: 'https://hooks.example.com/x', secret: 'whsec_' };
  const channels = channelsOf({ mail, webhook, siteUrl: 'https://www.agency.example' });
  const [office, hook] = [
    { channel: 'email', target: 'hello@agency.example' },
    { channel: 'webhook', target: 'hooks.example.com' },
  ];
  expect(recipientsOf(channels)).toEqual([office, hook]);
  expect(recipientsOf(channels, 'a-post')).toEqual([
    office,
    { channel: 'email', target: 'author@agency.example' },
    hook,
  ]);
  posts.set('a-post', { authorEmail: 'hello@agency.example' });
  expect(recipientsOf(channels, 'a-post')).toEqual([office, hook]);
});

test('deliveries start with a thousand posts', async () => {
  const ids = Array.from({ length: 1000 }, (_, number) => `post-${number}`);
  for (const id of ids) posts.set(id, { authorEmail: 'author@agency.example' });
  onTestFinished(() => ids.forEach((id) => void posts.delete(id)));
  const { store } = await openTestStore();
  const mail = { smtpUrl: 'smtp://127.0.0.1:9', to: ['hello@agency.example'], from: 'site@agency.example' };
  const config = { siteUrl: 'https://www.agency.example', mail, webhook: undefined };
  const deliveries = await startDeliveries(config, channelsOf(config), store, createLog('silent'));
  await deliveries.close();
});

test('a failed delivery is reported to ENQUIRY_FROM', async () => {
  const mail = await startMailServer({
    onRcptTo: ({ address }, _session, done) =>
      done(address === 'gone@agency.example' ? Object.assign(new Error('gone'), { responseCode: 550 }) : null),
  });
  const { store } = await openTestStore();
  const config = {
    siteUrl: 'https://www.agency.example',
    mail: { smtpUrl: `smtp://127.0.0.1:${mail.port}`, to: ['gone@agency.example'], from: 'site@agency.example' },
    webhook: undefined,
  };
  const channels = channelsOf(config);
  await store.add(anEnquiry(), { spam: null, at: new Date(), recipients: recipientsOf(channels) });
  const deliveries = await startDeliveries(config, channels, store, createLog('silent'));
  onTestFinished(() => deliveries.close());
  await eventually(async () => expect((await store.deliveries.of(1))[0]?.state).toBe('failed'));
  deliveries.deliverNow();
  await eventually(() => expect(mail.received).toHaveLength(1));
  expect(mail.received[0]).toMatchObject({ to: ['site@agency.example'], raw: expect.stringContaining('gone@agency') });
});

test('a failed webhook delivery is reported by email', async () => {
  const mail = await startMailServer();
  const { url } = await startHook(respondWith(500));
  const { store } = await openTestStore();
  const webhook = webhookChannel({ url, secret });
  const recipients = recipientsOf([webhook]);
  await store.add(anEnquiry(), { spam: null, at: new Date(Date.now() - 73 * 60 * minute), recipients });
  const config = {
    siteUrl: 'https://www.agency.example',
    mail: { smtpUrl: `smtp://127.0.0.1:${mail.port}`, to: ['hello@agency.example'], from: 'site@agency.example' },
  };
  const deliveries = await startDeliveries(config, [webhook], store, createLog('silent'));
  onTestFinished(() => deliveries.close());
  await eventually(() => {
    deliveries.deliverNow();
    expect(mail.received).toMatchObject([
      { to: ['site@agency.example'], raw: expect.stringMatching(/could not be delivered[^]*HTTP 500/) },
    ]);
  });
});

test('deliveries to a removed recipient are cancelled and logged at start', async () => {
  const { store } = await openTestStore();
  const recipients = [{ channel: 'webhook' as const, target: 'hooks.example.com' }];
  await store.add(anEnquiry(), { spam: null, at: new Date(), recipients });
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const deliveries = await startDeliveries({ mail: undefined, siteUrl: 'https://www.agency.example' }, [], store, log);
  await deliveries.close();
  expect(await store.deliveries.of(1)).toMatchObject([
    { state: 'cancelled', reason: expect.stringContaining('settings') },
  ]);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { cancelled: 1, msg: expect.stringContaining('removed') },
  ]);
});
