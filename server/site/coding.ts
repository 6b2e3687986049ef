import type { FastifyRequest } from 'fastify';

/** The codings that texts are sent in, the smaller first. */
export const codings = ['br', 'gzip'] as const;

/** The coding to send a text in, or undefined for none. */
export function codingFor(request: FastifyRequest): (typeof codings)[number] | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .map((coding) => coding.trim().toLowerCase());
  // A coding with a weight (`br;q=0.5`) is rare, and fine without.
  return codings.find((name) => accepted.includes(name));
}
