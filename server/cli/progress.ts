import type { WriteStream } from 'node:tty';

/** How often the line is written anew, in milliseconds; an export that is over before shows none. */
const everyMs = 500;

/** Passes items on, and counts them in a line on a terminal that is gone when they end. Elsewhere it writes nothing. */
export async function* countAlong<Item>(
  items: AsyncIterable<Item>,
  total: number,
  terminal: Pick<WriteStream, 'write' | 'isTTY'>,
  now: () => number = Date.now,
): AsyncGenerator<Item> {
  let passed = 0;
  let shown = now();
  let written = false;
  try {
    for await (const item of items) {
      yield item;
      passed++;
      if (!terminal.isTTY || now() - shown < everyMs) continue;
      shown = now();
      written = true;
      const percent = Math.min(100, Math.floor((100 * passed) / Math.max(1, total)));
      terminal.write(`\r${passed.toLocaleString('en')} of ${total.toLocaleString('en')} exported (${percent}%)\x1b[K`);
    }
  } finally {
    if (written) terminal.write('\r\x1b[K');
  }
}
