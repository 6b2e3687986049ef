import { connect } from 'node:net';
import fc from 'fast-check';
import { siteMessages } from '../../src/content/site-messages.ts';
import { hostileRequest } from './requests.ts';

/** Result of an attack. */
export interface Attack {
  cases: number;
  /** Number of cases of each kind. */
  kinds: Record<string, number>;
  /** Number of responses of each status. */
  statuses: Record<string, number>;
  /** Number of acknowledged enquiries. */
  acknowledged: number;
  slowestMs: number;
}

/** Maximum response time of a complete request (ms) on a busy machine. */
const timeoutMs = 15_000;
/** Acknowledgement of an enquiry, by the API or by the page that confirms it. */
const acknowledgement = new RegExp(`\\{"success":true\\}|<title>${RegExp.escape(siteMessages.sentPage.title)}`, 'g');

/**
 * Sends hostile requests to a server, one after the other, each on a connection of its own. Rejects with the smallest
 * failing request after a status of 5xx, a response that is not HTTP, or a timeout. Attacks that run at the same time
 * may share one result.
 */
export async function attack(
  port: number,
  options: { runs: number; seed: number },
  found: Attack = { cases: 0, kinds: {}, statuses: {}, acknowledged: 0, slowestMs: 0 },
): Promise<Attack> {
  await fc.assert(
    fc.asyncProperty(hostileRequest, async ({ kind, bytes }) => {
      const started = performance.now();
      const response = await exchange(port, bytes);
      found.cases++;
      found.kinds[kind] = (found.kinds[kind] ?? 0) + 1;
      found.slowestMs = Math.max(found.slowestMs, Math.round(performance.now() - started));
      if (response !== '' && !response.startsWith('HTTP/1.1 ')) throw new Error(`no HTTP: ${response.slice(0, 200)}`);
      for (const [, status = '', rest = ''] of response.matchAll(/(?:^|\n|\})HTTP\/1\.1 (\d{3}) ([^\r]*)/g)) {
        found.statuses[status] = (found.statuses[status] ?? 0) + 1;
        if (status >= '500') throw new Error(`${status} ${rest} to a request of kind ${kind}`);
      }
      found.acknowledged += response.match(acknowledgement)?.length ?? 0;
      if (/root:.*:0:0:|SQLite format 3|DATABASE_URL/.test(response)) throw new Error('a file got out');
    }),
    { numRuns: options.runs, seed: options.seed, endOnFailure: false },
  );
  return found;
}

/** Sends bytes and reads the response until the server closes the connection. */
function exchange(port: number, bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    let response = '';
    const socket = connect(port, '127.0.0.1');
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`no end of the answer after ${timeoutMs} ms: ${response.slice(0, 200)}`));
    }, timeoutMs);
    socket.on('data', (chunk) => {
      response += chunk.toString('latin1');
    });
    // The server may close the connection before it has read a request that is too large.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(response);
    });
    socket.end(bytes);
  });
}
