import { setTimeout as sleep } from 'node:timers/promises';
import { openSqliteStore } from '../server/enquiries/sqlite-store.ts';
import { goodEnquiry } from '../tests/fuzz/requests.ts';
import { load } from './client.ts';
import { deliverAll, startDrippingMailServer } from './mail.ts';
import { type BenchServer, withServer } from './server.ts';

let sent = 0;

function enquiry(): Buffer {
  const body = JSON.stringify(goodEnquiry(`mailed ${++sent}`));
  return Buffer.from(
    `POST /api/create/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
const page = () => Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n');

async function measure({ port }: BenchServer) {
  const enquiries = await load(port, { connections: 4, seconds: 5, next: enquiry, want: 200 });
  const pages = await load(port, { connections: 1, seconds: 1, next: page, want: 200 });
  return { enquiries, pages };
}

/** The same where no e-mail is sent, to compare. */
const withoutMail = () => withServer({}, measure);

/** Has enquiries sent while the mail server drips, hangs and breaks off, and then has it work; the rows of a table. */
export async function underDrippingMail(): Promise<(string | number)[][]> {
  const without = await withoutMail();
  const mail = await startDrippingMailServer();
  return withServer(mail.settings, async (server, dataDir) => {
    const { enquiries, pages } = await measure(server);
    // Longer than a greeting may take, so that what follows the first connection is seen too.
    await sleep(40_000);
    const { connections } = mail.counts;
    await server.end('SIGKILL');
    const store = openSqliteStore(dataDir);
    const kept = await store.count({});
    const { unmailed, mailedTwice } = await deliverAll(store);
    await store.close();
    if (unmailed + mailedTwice > 0) process.exitCode = 1;
    return [
      ['a mail server that drips, hangs and breaks off: enquiries kept meanwhile', kept],
      ['their p50 / p99, ms', `${enquiries.p50} / ${enquiries.p99}`],
      ['the same without any mail server', `${without.enquiries.p50} / ${without.enquiries.p99}`],
      ['meanwhile a page, p50 / p99, ms', `${pages.p50} / ${pages.p99}`],
      ['not answered 200', enquiries.failed + pages.failed],
      ['connections to the mail server in 40 s', connections],
      ['of the e-mails, once it works: lost / sent twice', `${unmailed} / ${mailedTwice}`],
    ];
  }).finally(() => mail.close());
}
