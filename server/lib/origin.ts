import type { FastifyRequest } from 'fastify';

/**
 * Returns true if a browser sent this request from a page of another site. Browsers name the page in `Origin`, which
 * must be one of `allowed` or the server's own, or in `Sec-Fetch-Site`. A request without both was not sent by a page.
 * X-Forwarded-Host does not count: proxies pass on what a client writes there.
 */
export function isForeign({ headers }: FastifyRequest, allowed: string[]): boolean {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  const own = site === 'same-origin' || site === 'none';
  // Sandboxed frames and strict referrer policies hide the origin.
  if (origin === 'null') return site !== 'same-origin';
  if (origin === undefined) return site !== undefined && !own;
  if (allowed.includes(origin)) return false;
  return !(URL.canParse(origin) && new URL(origin).host === headers.host && (own || site === undefined));
}
