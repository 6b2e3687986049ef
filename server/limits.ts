import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Function that counts a request and resolves to the seconds until its address may try again, or 0 if it may now. */
export type Limit = (request: FastifyRequest) => Promise<number>;

/**
 * Creates a limit for each address; 0 sets no limit. The IPv6 addresses of a /64 network count as one, IPv4-mapped IPv6
 * as IPv4. The counts of the last 5,000 addresses are in this process's memory, so each server counts separately.
 */
export function createLimit(app: FastifyInstance, max: number, timeWindow: '1 minute' | '1 day'): Limit {
  if (max === 0) return async () => 0;
  const count = app.createRateLimit({ max, timeWindow, ipv6Subnet: 64 });
  return async (request) => {
    const result = await count(request);
    return !result.isAllowed && result.isExceeded ? result.ttlInSeconds : 0;
  };
}
