import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Conversation, drip, speak, startRawServer } from '../../tests/raw-mail-server.ts';
import { createEnquiryService } from '../enquiries/service.ts';
import { openSqliteStore } from '../enquiries/sqlite-store.ts';
import { createLog } from '../log.ts';
import { anEnquiry, temporaryFolder } from '../testing.ts';
import { startMailer } from './mailer.ts';

const minute = 60_000;

/** Waits until something holds, however busy the machine is. */
const eventually = <T>(holds: () => T | Promise<T>) => vi.waitFor(holds, { timeout: 20_000, interval: 10 });

interface Received {
  from: string;
  to: string[];
  raw: string;
}

/** A mail server that takes everything, but for what `options` change. */
async function aMailServer(port = 0, options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, { envelope }, done) {
      void text(stream).then((raw) => {
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          raw,
        });
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
  return { received, close, port: (server.server.address() as AddressInfo).port };
}

/** A port that nobody listens on. */
async function aFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The two clocks of a server, which stand still until they are moved. */
const aClock = () => {
  const clock = {
    now: Date.parse('2026-03-15T08:00:00Z'),
    elapsed: 0,
    pass(ms: number) {
      clock.now += ms;
      clock.elapsed += ms;
    },
  };
  return clock;
};

interface MailerSettings {
  folder?: string;
  login?: string;
  host?: string;
  to?: string[];
  limits?: { openMs: number; messageMs: number };
}

/** A service whose enquiries are mailed through a port of this machine. */
async function aMailer(port: number, settings: MailerSettings = {}) {
  const { folder, login = '', host = '127.0.0.1', to = ['hello@agency.example'] } = settings;
  const { limits = { openMs: 20_000, messageMs: 20_000 } } = settings;
  const dataDir = folder ?? (await temporaryFolder());
  const store = openSqliteStore(dataDir);
  const clock = aClock();
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const now = () => clock.now;
  const mailer = startMailer({
    config: { smtpUrl: `smtp://${login}${host}:${port}`, to, from: 'site@agency.example' },
    siteUrl: 'https://www.agency.example',
    outbox: store.outbox,
    log,
    now,
    elapsed: () => clock.elapsed,
    everyMs: 20,
    limits,
  });
  const enquiryService = createEnquiryService({ store, limit: 0, log, now, mailWaits: mailer.look });
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= mailer.close().then(() => store.close());
    return closed;
  };
  onTestFinished(close);
  const send = (message: string) => enquiryService.receive(anEnquiry({ message }), { address: '192.0.2.1' });
  const sendAll = async (...messages: string[]) => {
    for (const message of messages) expect(await send(message)).toEqual({ outcome: 'kept' });
  };
  const logged = (text: string) => lines.filter((line) => line.includes(text)).length;
  const waiting = async () => (await store.outbox.counts()).waiting;
  const allSent = () => eventually(async () => expect(await waiting()).toBe(0));
  /** Lets the worker look around several times. */
  const rounds = () => new Promise((resolve) => setTimeout(resolve, 150));
  return { dataDir, store, mailer, clock, lines, send, sendAll, logged, waiting, allSent, rounds, close };
}

/** A mail server that speaks bytes, not always SMTP, until the test ends. */
async function aRawServer(converse: Conversation) {
  const server = await startRawServer(converse);
  onTestFinished(server.close);
  return server;
}

test('each enquiry is mailed once, from the site to the agency, to be answered to the visitor', async () => {
  const mail = await aMailServer();
  const { sendAll, allSent } = await aMailer(mail.port);
  await sendAll('first', 'first', 'second');
  await allSent();
  expect(mail.received).toHaveLength(2);
  const { from, to, raw } = mail.received[0]!;
  expect([from, to]).toEqual(['site@agency.example', ['hello@agency.example']]);
  expect(raw).toMatch(/^Reply-To: =\?UTF-8\?Q\?Am=C3=A9lie_Haddad\?= <amelie@example.com>\r$/im);
  expect(raw).toMatch(/^Message-ID: <enquiry-1-\d+@www.agency.example>\r$/im);
  expect(raw).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/im);
  expect(raw).toMatch(/^Content-Type: text\/html; charset=utf-8\r$/im);
});

test('what a visitor sends becomes no header and no recipient', async () => {
  const mail = await aMailServer();
  const { store, mailer, allSent } = await aMailer(mail.port);
  // As they could stand in the store, if the rules of the form were ever relaxed.
  const hostile = 'Amélie\r\nBcc: everybody@example.com\r\n\r\nHello';
  for (const fields of [
    { full_name: hostile },
    { project_type: hostile },
    { email: 'a@example.com\r\nBcc: everybody@example.com' },
    { email: 'a@example.com, everybody@example.com' },
    { email: '"a@example.com>, <everybody@example.com"@example.com' },
  ])
    await store.add(anEnquiry(fields), { held: null, at: new Date('2026-03-15T08:00:00Z'), mail: true });
  mailer.look();
  await allSent();
  expect(mail.received).toHaveLength(5);
  for (const { to, raw } of mail.received) {
    expect(to).toEqual(['hello@agency.example']);
    const [head = ''] = raw.split('\r\n\r\n');
    expect(head).not.toMatch(/^bcc:/im);
    expect(head.match(/^reply-to:/gim)).toHaveLength(1);
  }
});

test('many e-mails go through one connection', async () => {
  let connections = 0;
  const mail = await aMailServer(0, {
    onConnect: (_session, done) => {
      connections++;
      done();
    },
  });
  const { store, mailer, allSent } = await aMailer(mail.port);
  const at = new Date('2026-03-15T08:00:00Z');
  // In one go, as they are found at a start.
  await Promise.all(
    Array.from({ length: 20 }, (_, n) => store.add(anEnquiry({ message: String(n) }), { held: null, at, mail: true })),
  );
  mailer.look();
  await allSent();
  expect(mail.received).toHaveLength(20);
  expect(connections).toBeLessThanOrEqual(2);
});

describe('trouble of the mail server as a whole', () => {
  test('keeps no visitor waiting; once the server is back each e-mail arrives once', async () => {
    const port = await aFreePort();
    const { sendAll, store, clock, lines, logged, rounds, allSent, mailer } = await aMailer(port);
    await sendAll('a', 'b', 'c');
    await eventually(() => expect(logged('takes no e-mails')).toBe(1));
    // Each of them tells why it waits, and none has been tried.
    mailer.look();
    await eventually(async () =>
      expect(await store.outbox.state(1)).toMatchObject({
        attempts: 0,
        last_error: expect.stringContaining('REFUSED'),
      }),
    );
    expect(await mailer.health()).toEqual({ waiting: 3, failed: 0, delayed: true });

    const mail = await aMailServer(port);
    // Not before its time ...
    clock.pass(minute - 1);
    await rounds();
    expect(mail.received).toEqual([]);
    clock.pass(1);
    await allSent();
    expect(mail.received).toHaveLength(3);
    expect(await mailer.health()).toEqual({ waiting: 0, failed: 0, delayed: false });
    for (const personal of Object.values(anEnquiry())) expect(lines.join('')).not.toContain(personal);
  });

  test('the longer it lasts, the more seldom the server is asked, but nothing is ever given up', async () => {
    const { sendAll, clock, logged, waiting, rounds } = await aMailer(await aFreePort());
    await sendAll('a');
    for (const [times, wait] of [1, 2, 4, 8, 15, 15].entries()) {
      await eventually(() => expect(logged('takes no e-mails')).toBe(times + 1));
      clock.pass(wait * minute - 1);
      await sendAll(`new ${times}`);
      await rounds();
      expect(logged('takes no e-mails')).toBe(times + 1);
      clock.pass(1);
    }
    expect(await waiting()).toBe(7);
  });

  test.each<[string, Conversation, openMs?: number]>([
    ['greets with 421', (socket) => void socket.end('421 too busy\r\n')],
    ['greets byte by byte, without end', (socket) => void drip(socket, '220-here\r\n'), 400],
    [
      'answers byte by byte, without end',
      speak((command, socket) => (command === 'EHLO' ? drip(socket, '250-x\r\n') : undefined)),
      400,
    ],
    ['hangs', () => {}, 400],
    ['hangs up', (socket) => void socket.destroy()],
    ['takes no e-mail from this sender', speak((command) => (command === 'MAIL' ? '550 who are you' : undefined))],
    ['wants a login', speak((command) => (command === 'MAIL' ? '530 log in first' : undefined))],
    ['closes in the middle', speak((command) => (command === 'RCPT' ? '421 going down' : undefined))],
  ])('a server that %s is asked once, and left alone for a minute', async (_what, converse, openMs = 20_000) => {
    const { counts, port } = await aRawServer(converse);
    const { sendAll, clock, logged, waiting, store, rounds } = await aMailer(port, {
      limits: { openMs, messageMs: 20_000 },
    });
    await sendAll('a', 'b', 'c');
    await eventually(() => expect(logged('takes no e-mails')).toBe(1));
    await rounds();
    expect(counts.connections).toBe(1);
    clock.pass(minute);
    await eventually(() => expect(logged('takes no e-mails')).toBe(2));
    expect(counts.connections).toBe(2);
    // It was about none of them: each may be tried at once when the server is well again.
    expect(await waiting()).toBe(3);
    expect(await store.outbox.state(1)).toMatchObject({ attempts: 0 });
  });

  test('a login that is refused is tried again later, and no password is told', async () => {
    const mail = await aMailServer(0, {
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('Invalid login')),
    });
    const { sendAll, store, lines, waiting, logged } = await aMailer(mail.port, { login: 'site:top-secret@' });
    await sendAll('a', 'b');
    await eventually(() => expect(logged('takes no e-mails')).toBe(1));
    expect(mail.received).toEqual([]);
    expect(await waiting()).toBe(2);
    expect(lines.join('') + JSON.stringify(await store.outbox.state(1))).not.toContain('top-secret');
  });

  test('a server that takes few e-mails on a connection gets a new one for the others', async () => {
    let taken = 0;
    const { counts, port } = await aRawServer(
      speak((command) => {
        if (command !== 'MAIL') return undefined;
        return ++taken % 3 === 0 ? '421 enough for one connection' : undefined;
      }),
    );
    const { sendAll, logged, allSent } = await aMailer(port);
    await sendAll('a', 'b', 'c', 'd', 'e', 'f');
    await allSent();
    expect(logged('e-mail sent')).toBe(6);
    expect(counts.connections).toBeGreaterThan(1);
  });
});

describe('trouble with one e-mail', () => {
  const isBad = (mail: string) => mail.includes('poison');

  test.each<[string, (command: string, socket: Socket, mail: string) => string | undefined]>([
    ['hangs over', (command, _socket, mail) => (command === 'data' && isBad(mail) ? '' : undefined)],
    [
      'answers byte by byte to',
      (command, socket, mail) => (command === 'data' && isBad(mail) ? drip(socket, '250-x\r\n') : undefined),
    ],
    ['hangs up in the middle of', (command, _socket, mail) => (command === 'line' && isBad(mail) ? 'end' : undefined)],
  ])('a server that %s it delays no other, and gets it again in its time', async (_what, answer) => {
    let poisoned = true;
    const { port } = await aRawServer(speak((...given) => (poisoned ? answer(...given) : undefined)));
    const { sendAll, store, clock, waiting, logged, allSent } = await aMailer(port, {
      limits: { openMs: 20_000, messageMs: 3000 },
    });
    await sendAll('poison', 'b', 'c');
    await eventually(() => expect(logged('e-mail sent')).toBe(2));
    expect(await waiting()).toBe(1);
    expect(await store.outbox.state(1)).toMatchObject({ attempts: 1, last_error: expect.any(String) });
    expect(logged('takes no e-mails')).toBe(0);
    // Also while it is tried again and again.
    clock.pass(minute);
    await eventually(async () => expect(await store.outbox.state(1)).toMatchObject({ attempts: 2 }));
    await sendAll('d');
    await eventually(() => expect(logged('e-mail sent')).toBe(3));
    poisoned = false;
    clock.pass(2 * minute);
    await allSent();
    expect(logged('e-mail sent')).toBe(4);
  });

  test('when it is trouble with every one, the server is not hammered', async () => {
    const { counts, port } = await aRawServer(speak((command) => (command === 'line' ? 'end' : undefined)));
    const { sendAll, clock, waiting, logged, rounds } = await aMailer(port);
    await sendAll('a', 'b', 'c', 'd', 'e');
    await eventually(() => expect(logged('takes no e-mails')).toBe(1));
    await rounds();
    expect(counts.connections).toBe(2);
    clock.pass(minute);
    await eventually(() => expect(logged('takes no e-mails')).toBe(2));
    expect(counts.connections).toBe(3);
    expect(await waiting()).toBe(5);
  });

  test('the longer it lasts, the more seldom it is tried, but it is never given up', async () => {
    const { port } = await aRawServer(speak((command) => (command === 'RCPT' ? '452 mailbox full' : undefined)));
    const { sendAll, clock, store, logged, waiting } = await aMailer(port);
    await sendAll('a');
    for (const [attempt, wait] of [1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360].entries()) {
      await eventually(() => expect(logged('e-mail not sent')).toBe(attempt + 1));
      clock.pass(wait * minute - 1);
      expect(await store.outbox.isDue(new Date(clock.now))).toBe(false);
      clock.pass(1);
    }
    expect(await waiting()).toBe(1);
  });

  test('one that is put off holds up no other', async () => {
    let refused = 0;
    const mail = await aMailServer(0, {
      onMailFrom: (_address, _session, done) =>
        done(refused++ === 0 ? Object.assign(new Error('Mailbox full'), { responseCode: 452 }) : null),
    });
    const { sendAll, store, clock, waiting } = await aMailer(mail.port);
    await sendAll('a', 'b', 'c');
    await eventually(async () => expect(await waiting()).toBe(1));
    expect(await store.outbox.state(1)).toMatchObject({ waits: true, last_error: expect.stringContaining('full') });
    clock.pass(minute);
    await eventually(() => expect(mail.received).toHaveLength(3));
  });
});

describe('several recipients', () => {
  const to = ['hello@agency.example', 'full@agency.example', 'gone@agency.example'];

  /** A mail server that puts the second off and refuses the third for good. */
  async function aPickyServer() {
    const state = { isFull: true, refusesNotices: false };
    const mail = await aMailServer(0, {
      onRcptTo: ({ address }, _session, done) => {
        const code =
          (address.startsWith('full') && state.isFull && 452) ||
          (address.startsWith('gone') && 550) ||
          (address.startsWith('site') && state.refusesNotices && 550);
        done(code ? Object.assign(new Error(`no ${address}`), { responseCode: code }) : null);
      },
    });
    return { ...mail, state };
  }

  test('each get the e-mail once: who is put off later, who refuses it never', async () => {
    const mail = await aPickyServer();
    const { sendAll, store, clock, logged, waiting, allSent, mailer } = await aMailer(mail.port, { to });
    await sendAll('a');
    // The e-mail itself, and that one recipient refused it.
    await eventually(() => expect(mail.received).toHaveLength(2));
    expect(mail.received[0]).toMatchObject({ from: 'site@agency.example', to: ['hello@agency.example'] });
    expect(await waiting()).toBe(1);
    expect((await store.outbox.state(1))?.recipients).toMatchObject([
      { address: 'full@agency.example', state: 'waiting', reason: expect.stringContaining('452') },
      { address: 'gone@agency.example', state: 'failed', reason: expect.stringContaining('550') },
      { address: 'hello@agency.example', state: 'sent', reason: null },
    ]);
    expect(logged('"recipient":"gone@agency.example"')).toBe(1);
    mail.state.isFull = false;
    clock.pass(minute);
    await allSent();
    expect(mail.received.map(({ to }) => to)).toEqual([
      ['hello@agency.example'],
      ['site@agency.example'],
      ['full@agency.example'],
    ]);
    expect(await mailer.health()).toEqual({ waiting: 0, failed: 1, delayed: false });
  });

  test('what one refuses for good is told to the sender, by nobody whom a refusal could come back to', async () => {
    const mail = await aPickyServer();
    const { sendAll, logged } = await aMailer(mail.port, { to: ['gone@agency.example'] });
    await sendAll('a secret');
    await eventually(() => expect(logged('e-mail sent')).toBe(1));
    expect(mail.received).toHaveLength(1);
    const [{ from, to, raw }] = mail.received as [Received];
    expect([from, to]).toEqual(['', ['site@agency.example']]);
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/im);
    expect(raw).toMatch(/^Subject: Enquiry 1 could not be delivered\r$/im);
    expect(raw).toContain('gone@agency.example');
    for (const personal of ['secret', 'amelie@', 'Haddad', '0501234567']) expect(raw).not.toContain(personal);
  });

  test('a refusal of that is only logged, and so is one by the sender itself', async () => {
    const mail = await aPickyServer();
    mail.state.refusesNotices = true;
    const { sendAll, store, clock, logged, rounds } = await aMailer(mail.port, { to: ['gone@agency.example'] });
    await sendAll('a');
    await eventually(() => expect(logged('refused for good')).toBe(2));
    const other = await aMailer(mail.port, { to: ['site@agency.example'] });
    await other.sendAll('a');
    await eventually(() => expect(other.logged('refused for good')).toBe(1));
    clock.pass(24 * 60 * minute);
    other.clock.pass(24 * 60 * minute);
    await rounds();
    expect(mail.received).toEqual([]);
    expect([logged('refused for good'), other.logged('refused for good')]).toEqual([2, 1]);
    expect(await store.outbox.counts()).toEqual({ waiting: 0, failed: 1 });
    expect(await other.store.outbox.counts()).toEqual({ waiting: 0, failed: 1 });
  });
});

describe('a login', () => {
  test('is not told without TLS to another machine', async () => {
    const { heard, port } = await aRawServer(
      speak((command) => {
        if (command === 'EHLO') return '250-here\r\n250 AUTH PLAIN LOGIN';
        return command === 'STARTTLS' ? '502 what is that' : undefined;
      }),
    );
    // This machine too, but no loopback address.
    const { sendAll, logged, waiting } = await aMailer(port, { host: '0.0.0.0', login: 'site:top-secret@' });
    await sendAll('a');
    await eventually(() => expect(logged('takes no e-mails')).toBe(1));
    expect(heard.join('')).not.toMatch(/AUTH|MAIL FROM/);
    expect(await waiting()).toBe(1);
  });

  test.each(['0.0.0.0', '127.0.0.1'])('is not told to %s where its certificate is not trusted', async (host) => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    onTestFinished(() => void vi.unstubAllEnvs());
    let logins = 0;
    const mail = await aMailServer(0, {
      disabledCommands: [],
      authOptional: false,
      onAuth: (_auth, _session, done) => {
        logins++;
        done(null, { user: 'site' });
      },
    });
    const { sendAll, logged } = await aMailer(mail.port, { host, login: 'site:top-secret@' });
    await sendAll('a');
    await eventually(() => expect(logged('takes no e-mails')).toBe(1));
    expect([logins, mail.received.length]).toEqual([0, 0]);
  });

  test('may be told on this machine in the clear', async () => {
    const mail = await aMailServer(0, {
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        username === 'site@agency' && password === 'p@ss/word' ? done(null, { user: 'site' }) : done(new Error('no')),
    });
    const { sendAll, allSent } = await aMailer(mail.port, { login: 'site%40agency:p%40ss%2Fword@' });
    await sendAll('a');
    await allSent();
    expect(mail.received).toHaveLength(1);
  });
});

test('what waits is sent after a restart', async () => {
  const port = await aFreePort();
  const first = await aMailer(port);
  await first.sendAll('a');
  await eventually(() => expect(first.logged('takes no e-mails')).toBe(1));
  await first.close();
  const mail = await aMailServer(port);
  const second = await aMailer(port, { folder: first.dataDir });
  await second.allSent();
  expect(mail.received).toHaveLength(1);
});

test('a slow mail server is waited for, and gets each e-mail once', async () => {
  const received: string[] = [];
  const mail = await aMailServer(0, {
    onMailFrom: (_address, _session, done) => void setTimeout(done, 150),
    onRcptTo: (_address, _session, done) => void setTimeout(done, 150),
    onData: (stream, _session, done) =>
      void text(stream).then((raw) => {
        received.push(raw);
        setTimeout(done, 150);
      }),
  });
  const { sendAll, mailer, allSent } = await aMailer(mail.port);
  await sendAll('a', 'b');
  for (let n = 0; n < 5; n++) mailer.look();
  await allSent();
  expect(received).toHaveLength(2);
});

test('of several servers with the same store, one sends each e-mail', async () => {
  const mail = await aMailServer();
  const one = await aMailer(mail.port);
  const other = await aMailer(mail.port, { folder: one.dataDir });
  await Promise.all(Array.from({ length: 20 }, (_, n) => (n % 2 ? one : other).send(String(n))));
  await one.allSent();
  const ids = mail.received.map(({ raw }) => /^Message-ID: (\S+)/im.exec(raw)?.[1]);
  expect([ids.length, new Set(ids).size]).toEqual([20, 20]);
});

test('an e-mail whose server died while sending it is sent by another once the lease is over', async () => {
  const mail = await aMailServer();
  const { store, clock, rounds } = await aMailer(mail.port);
  const at = clock.now;
  await store.add(anEnquiry(), { held: null, at: new Date(at + 1), mail: true });
  await store.outbox.claim({ now: new Date(at + 1), leaseMs: 10 * minute });
  clock.pass(10 * minute);
  await rounds();
  expect(mail.received).toEqual([]);
  clock.pass(1);
  await eventually(() => expect(mail.received).toHaveLength(1));
});

test('a clock that jumps back an hour delays no e-mail', async () => {
  let isFull = true;
  const mail = await aMailServer(0, {
    onRcptTo: (_address, _session, done) =>
      done(isFull ? Object.assign(new Error('full'), { responseCode: 452 }) : null),
  });
  const { sendAll, clock, logged, allSent } = await aMailer(mail.port);
  await sendAll('a');
  await eventually(() => expect(logged('e-mail not sent')).toBe(1));
  isFull = false;
  clock.now -= 60 * minute;
  clock.pass(minute);
  await sendAll('b');
  await allSent();
  expect(mail.received).toHaveLength(2);
});
