import { connect } from 'node:net';

/** Results of a load test. Latencies in ms. */
export interface Load {
  rate: number;
  p50: number;
  p99: number;
  /** How many answers had another status than the one wanted. */
  failed: number;
}

/**
 * Keeps connections busy for some seconds: each sends its next request once it has its answer. `next` makes the bytes
 * of a request. As little as possible is done here, because it is done on the cores that are measured.
 */
export async function load(
  port: number,
  { connections, seconds, next, want }: { connections: number; seconds: number; next: () => Buffer; want: number },
): Promise<Load> {
  const latencies: number[] = [];
  let failed = 0;
  const started = performance.now();
  const end = started + seconds * 1000;

  function connection(): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      socket.setNoDelay(true);
      let sentAt = 0;
      let left = -1;
      let head = '';
      const send = () => {
        sentAt = performance.now();
        left = -1;
        head = '';
        socket.write(next());
      };
      socket.once('connect', send);
      socket.once('error', reject);
      socket.once('close', () => resolve());
      socket.on('data', (chunk) => {
        if (left < 0) {
          head += chunk.toString('latin1');
          const bodyAt = head.indexOf('\r\n\r\n');
          if (bodyAt < 0) return;
          const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
          if (!length) return void socket.destroy(new Error(`an answer without a length: ${head.slice(0, 300)}`));
          left = Number(length) - (head.length - bodyAt - 4);
        } else left -= chunk.length;
        if (left > 0) return;
        const now = performance.now();
        if (Number(head.slice(9, 12)) === want) latencies.push(now - sentAt);
        else failed++;
        if (now < end) send();
        else socket.end();
      });
    });
  }

  await Promise.all(Array.from({ length: connections }, connection));
  const took = (performance.now() - started) / 1000;
  latencies.sort((a, b) => a - b);
  const at = (share: number) => Math.round((latencies[Math.floor(latencies.length * share)] ?? 0) * 10) / 10;
  return { rate: Math.round(latencies.length / took), p50: at(0.5), p99: at(0.99), failed };
}
