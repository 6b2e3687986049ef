import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import type { EnquiryStore } from '../server/enquiries/store.ts';
import { startMailer } from '../server/mail/mailer.ts';
import { type Conversation, drip, speak, startRawServer } from '../tests/raw-mail-server.ts';

const to = 'to@agency.example';
const from = 'from@agency.example';

/** How a mail server can hold a client up, one way a connection, in turn. It never takes an e-mail. */
const ways: Conversation[] = [
  (socket) => void drip(socket, '220-here\r\n'),
  (socket) => void socket.end('421 too busy\r\n'),
  () => {},
  speak((command) => (command === 'line' ? 'end' : undefined)),
  speak((command, socket) => (command === 'data' ? drip(socket, '250-x\r\n') : undefined)),
];

/** A mail server that drips, hangs, breaks off and is too busy, and the settings that name it. */
export async function startDrippingMailServer() {
  let next = 0;
  const server = await startRawServer((socket) => ways[next++ % ways.length]!(socket));
  const settings = { SMTP_URL: `smtp://127.0.0.1:${server.port}`, ENQUIRY_TO: to, ENQUIRY_FROM: from };
  return { ...server, settings };
}

/**
 * Sends all that waits in a store through a mail server that works, as if hours had passed since. Resolves to how many
 * of the enquiries kept there were never mailed, and how many more than once.
 */
export async function deliverAll(store: EnquiryStore): Promise<{ unmailed: number; mailedTwice: number }> {
  const times = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      let head = '';
      stream.on('data', (chunk) => (head += head.length < 2000 ? chunk : ''));
      stream.once('end', () => {
        const id = /^Message-ID: <(\S+)>/im.exec(head)?.[1] ?? '';
        times.set(id, (times.get(id) ?? 0) + 1);
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const mailer = startMailer({
    config: { smtpUrl: `smtp://127.0.0.1:${port}`, to: [to], from },
    siteUrl: 'https://www.agency.example',
    outbox: store.outbox,
    log: pino({ level: 'silent' }),
    now: () => Date.now() + 24 * 60 * 60_000,
    everyMs: 50,
  });
  while ((await store.outbox.counts()).waiting > 0) await sleep(100);
  await mailer.close();
  await new Promise<void>((closed) => server.close(closed));
  return {
    unmailed: (await store.count({})) - times.size,
    mailedTwice: [...times.values()].filter((count) => count > 1).length,
  };
}
