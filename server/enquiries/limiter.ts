import { isIPv6 } from 'node:net';

/** Counts what each address sends. */
export interface Limiter {
  /** Counts one more from this address; the seconds to wait when that is one too many, otherwise 0. */
  secondsToWait(address: string): number;
}

const windowMs = 60_000;

/** The most addresses counted at once: some 10 MB. Those beyond it pass: an enquiry lost is worse than one too many. */
const mostAddresses = 100_000;

/**
 * Lets each address send `perMinute` times in every minute of the clock given; 0 sets no limit.
 * The counts live in this process only: several servers each have their own.
 */
export function createLimiter(perMinute: number, now: () => number): Limiter {
  const counts = new Map<string, number>();
  let windowEnd = 0;
  return {
    secondsToWait(address) {
      if (perMinute === 0) return 0;
      const time = now();
      if (time >= windowEnd) {
        counts.clear();
        windowEnd = time + windowMs;
      }
      const sender = networkOf(address);
      const count = (counts.get(sender) ?? 0) + 1;
      if (count > perMinute) return Math.ceil((windowEnd - time) / 1000);
      if (count > 1 || counts.size < mostAddresses) counts.set(sender, count);
      return 0;
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
