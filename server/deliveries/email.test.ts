import { expect, onTestFinished, test, vi } from 'vitest';
import { handleSmtp, sendSlowly, startRawServer } from '../../tests/helpers/raw-mail-server.ts';
import { eventually } from '../test-helpers.ts';
import { emailChannel } from './email.ts';
import { minute, startDelivery, startMailServer } from './test-helpers.ts';

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
    let isSlow = true;
    const server = await startRawServer((socket) =>
      where === 'greeting' && isSlow
        ? void sendSlowly(socket, '220-wait\r\n')
        : handleSmtp((command, socket) =>
            command === 'data' && isSlow ? sendSlowly(socket, '250-wait\r\n') : undefined,
          )(socket),
    );
    onTestFinished(() => void server.close());
    const { send, states, clock, lines } = await startDelivery(mailTo({ port: server.port }), { timeoutMs: 300 });
    await send('a', 'b');
    await eventually(() => expect(lines.some((line) => line.includes('not delivered'))).toBe(true));
    isSlow = false;
    clock.now += minute;
    await eventually(async () => expect(await states()).toEqual(['sent', 'sent']));
  },
);

test('a refused STARTTLS is retried, and no password is sent without TLS to another machine', async () => {
  const server = await startRawServer(
    handleSmtp((command) => {
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
  expect(server.received.join('')).toContain('EHLO');
  expect(server.received.join('')).not.toMatch(/AUTH|MAIL FROM/);
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
