import type { FastifyRequest } from 'fastify';

/** Content encodings for text, the smallest first. */
export const encodings = ['br', 'gzip'] as const;

/** Returns the encoding for a text, or undefined for none. */
export function encodingFor(request: FastifyRequest): (typeof encodings)[number] | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase());
  // An encoding with a weight (`br;q=0.5`) is rare and counts as not accepted.
  return encodings.find((name) => accepted.includes(name));
}
