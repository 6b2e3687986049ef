import { isIPv6 } from 'node:net';

/** Counts what each address sends. */
export interface Limiter {
  /** Counts one more from this address; the seconds to wait when that is one too many, otherwise 0. Never rejects. */
  secondsToWait(address: string): Promise<number>;
}

/** Counts that several servers keep together. */
export interface SenderCounts {
  /** Counts one more from a sender in the minute that ends at `until`; resolves to how many there were. */
  count(sender: string, until: number): Promise<number>;
}

const windowMs = 60_000;

/** The most addresses counted at once: some 10 MB. Those beyond it pass: an enquiry lost is worse than one too many. */
const mostAddresses = 100_000;

/**
 * Lets each address send `perMinute` times in every minute of the clock given; 0 sets no limit. Another minute begins
 * with any change of it, so that a clock that is set back makes nobody wait longer. With `shared`, servers count together; what one of them has counted too many itself is turned away without asking.
 */
export function createLimiter(perMinute: number, now: () => number, shared?: SenderCounts): Limiter {
  const counts = new Map<string, number>();
  let windowEnd = 0;
  return {
    async secondsToWait(address) {
      if (perMinute === 0) return 0;
      const time = now();
      const end = Math.floor(time / windowMs) * windowMs + windowMs;
      if (end !== windowEnd) {
        counts.clear();
        windowEnd = end;
      }
      const sender = networkOf(address);
      const here = (counts.get(sender) ?? 0) + 1;
      if (here <= perMinute && (here > 1 || counts.size < mostAddresses)) counts.set(sender, here);
      // Where the counts cannot be had, an enquiry lost is worse than one too many.
      const all = here > perMinute || !shared ? here : await shared.count(sender, end).catch(() => 0);
      return all > perMinute ? Math.ceil((end - time) / 1000) : 0;
    },
  };
}

/**
 * What stands for one sender: an IPv4 address, also when it comes as ::ffff:192.0.2.1, or the first half of
 * an IPv6 address, because one household or server commonly owns all of the second.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(0, zeros)).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
