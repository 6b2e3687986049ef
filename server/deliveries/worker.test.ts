import { expect, onTestFinished, test, vi } from 'vitest';
import { drip, speak, startRawServer } from '../../tests/helpers/raw-mail-server.ts';
import { authorEmails } from '../enquiries/author-emails.ts';
import { createLog } from '../log.ts';
import { openStore } from '../store/store.ts';
import { anEnquiry, temporaryFolder } from '../test-helpers.ts';
import { emailChannel } from './email.ts';
import { channelsOf, recipientsOf, startDeliveries } from './start-deliveries.ts';
import { eventually, minute, startDelivery, startMailServer } from './test-helpers.ts';

const mailTo = ({
  port,
  to = ['hello@agency.example'],
  login = '',
  host = '127.0.0.1',
}: {
  port: number;
  to?: string[];
  login?: string;
  host?: string;
}) =>
  emailChannel(
    { smtpUrl: `smtp://${login}${host}:${port}`, to, from: 'site@agency.example' },
    'https://www.agency.example',
  );

test('many emails are sent once each over one connection', async () => {
  const mail = await startMailServer();
  const { send, states } = await startDelivery(mailTo({ port: mail.port }));
  await send('a', 'a', ...Array.from({ length: 20 }, (_, n) => `m${n}`));
  await eventually(async () => expect(new Set(await states())).toEqual(new Set(['sent'])));
  expect(mail.received).toHaveLength(21);
  expect(mail.connections()).toBe(1);
});

test('only the first email is tried while the mail server is down; all arrive once afterwards', async () => {
  const gone = await startMailServer();
  await gone.close();
  const { send, states, clock, lines, store } = await startDelivery(mailTo({ port: gone.port }));
  await send('a', 'b', 'c');
  await eventually(() => expect(lines.filter((line) => line.includes('not delivered'))).toHaveLength(1));
  const back = await startMailServer({}, gone.port);
  clock.now += minute;
  await eventually(async () => expect(await states()).toEqual(['sent', 'sent', 'sent']));
  expect(back.received).toHaveLength(3);
  const attempts = await Promise.all([1, 2, 3].map(async (id) => (await store.deliveries.of(id))[0]?.attempts));
  expect(attempts).toEqual([2, 1, 1]);
});

test('4xx is retried for that recipient only; 5xx is final', async () => {
  let full = true;
  const mail = await startMailServer({
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('gone')) return done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }));
      if (address.startsWith('full') && full) return done(Object.assign(new Error('full'), { responseCode: 452 }));
      done();
    },
  });
  const { send, states, clock, store } = await startDelivery(
    mailTo({ port: mail.port, to: ['gone@a.example', 'full@a.example', 'ok@a.example'] }),
  );
  await send('a');
  await eventually(async () => expect(await states()).toEqual(['failed', 'sent', 'waiting']));
  full = false;
  clock.now += minute;
  await eventually(async () => expect(await states()).toEqual(['failed', 'sent', 'sent']));
  expect(mail.received.map(({ to }) => to[0])).toEqual(['ok@a.example', 'full@a.example']);
  expect((await store.deliveries.of(1))[0]?.reason).toContain('no such mailbox');
});

test.each(['greeting', 'data'])(
  'a mail server that responds too slowly (%s) times out, and the emails are sent after a pause',
  async (where) => {
    let dripping = true;
    const server = await startRawServer((socket) =>
      where === 'greeting' && dripping
        ? void drip(socket, '220-wait\r\n')
        : speak((command, socket) => (command === 'data' && dripping ? drip(socket, '250-wait\r\n') : undefined))(
            socket,
          ),
    );
    onTestFinished(() => void server.close());
    const { send, states, clock, lines } = await startDelivery(mailTo({ port: server.port }), { timeoutMs: 300 });
    await send('a', 'b');
    await eventually(() => expect(lines.some((line) => line.includes('not delivered'))).toBe(true));
    dripping = false;
    clock.now += minute;
    await eventually(async () => expect(await states()).toEqual(['sent', 'sent']));
  },
);

test('a refused STARTTLS is retried, and no password is sent without TLS to another machine', async () => {
  const server = await startRawServer(
    speak((command) => {
      if (command === 'EHLO') return '250-here\r\n250 AUTH PLAIN LOGIN';
      return command === 'STARTTLS' ? '502 what is that' : undefined;
    }),
  );
  onTestFinished(() => void server.close());
  const { send, states, lines } = await startDelivery(
    mailTo({ port: server.port, login: 'site:top-secret@', host: '0.0.0.0' }),
  );
  await send('a');
  await eventually(() => expect(lines.some((line) => line.includes('not delivered'))).toBe(true));
  expect(server.heard.join('')).toContain('EHLO');
  expect(server.heard.join('')).not.toMatch(/AUTH|MAIL FROM/);
  expect(lines.join('')).not.toContain('top-secret');
  expect(await states()).toEqual(['waiting']);
});

test.each(['0.0.0.0', '127.0.0.1'])('no password is sent to %s with an untrusted certificate', async (host) => {
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
  onTestFinished(() => void vi.unstubAllEnvs());
  let logins = 0;
  const mail = await startMailServer({
    disabledCommands: [],
    authOptional: false,
    onAuth: (_auth, _session, done) => {
      logins++;
      done(null, { user: 'site' });
    },
  });
  const { send, lines } = await startDelivery(mailTo({ port: mail.port, host, login: 'site:top-secret@' }));
  await send('a');
  await eventually(() => expect(lines.some((line) => line.includes('not delivered'))).toBe(true));
  expect([logins, mail.received.length]).toEqual([0, 0]);
});

test('a password may be sent without TLS on this machine', async () => {
  const mail = await startMailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'site@agency' && password === 'p@ss/word' ? done(null, { user: 'site' }) : done(new Error('no')),
  });
  const { send, states } = await startDelivery(mailTo({ port: mail.port, login: 'site%40agency:p%40ss%2Fword@' }));
  await send('a');
  await eventually(async () => expect(await states()).toEqual(['sent']));
});

test('a reply is also emailed to the article’s author', () => {
  authorEmails.set('a-post', 'author@agency.example');
  onTestFinished(() => void authorEmails.delete('a-post'));
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
  authorEmails.set('a-post', 'hello@agency.example');
  expect(recipientsOf(channels, 'a-post')).toEqual([office, hook]);
});

test('a failed delivery is reported to ENQUIRY_FROM', async () => {
  const mail = await startMailServer({
    onRcptTo: ({ address }, _session, done) =>
      done(address === 'gone@agency.example' ? Object.assign(new Error('gone'), { responseCode: 550 }) : null),
  });
  const store = await openStore({ databaseUrl: '', dataDir: await temporaryFolder() }, () => {});
  const config = {
    siteUrl: 'https://www.agency.example',
    mail: { smtpUrl: `smtp://127.0.0.1:${mail.port}`, to: ['gone@agency.example'], from: 'site@agency.example' },
    webhook: undefined,
  };
  const channels = channelsOf(config);
  await store.add(anEnquiry(), { spam: null, at: new Date(), recipients: recipientsOf(channels) });
  const deliveries = await startDeliveries(config, channels, store, createLog('silent'));
  onTestFinished(async () => {
    await deliveries.close();
    await store.close();
  });
  await eventually(async () => expect((await store.deliveries.of(1))[0]?.state).toBe('failed'));
  deliveries.deliverNow();
  await eventually(() => expect(mail.received).toHaveLength(1));
  expect(mail.received[0]).toMatchObject({ to: ['site@agency.example'], raw: expect.stringContaining('gone@agency') });
});
