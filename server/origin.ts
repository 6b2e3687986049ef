import type { FastifyRequest } from 'fastify';

/**
 * Whether a page of somebody else had a browser send this request. Browsers say which page it was: in `Origin`, which
 * must be one of `allowed` or the server's own, or in `Sec-Fetch-Site`. Who says neither is no browser's page.
 */
export function isForeign({ headers, host }: FastifyRequest, allowed: string[]): boolean {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  const own = site === 'same-origin' || site === 'none';
  // A page that hides where it is from: a sandboxed frame, a strict referrer policy.
  if (origin === 'null') return site !== 'same-origin';
  if (origin === undefined) return site !== undefined && !own;
  if (allowed.includes(origin)) return false;
  return !(URL.canParse(origin) && new URL(origin).host === host && (own || site === undefined));
}
