import type { FastifyRequest } from 'fastify';

/**
 * Returns true if the request comes from a page of another site. `Origin` must be in `allowed` or the server's own.
 * Without `Origin`, `Sec-Fetch-Site` decides. A request with neither header does not come from a page. X-Forwarded-Host
 * is ignored, because a client can set it.
 */
export function isCrossOrigin({ headers }: FastifyRequest, allowed: string[]): boolean {
  const { origin } = headers;
  const fetchSite = headers['sec-fetch-site'];
  const isOwnPage = fetchSite === 'same-origin' || fetchSite === 'none';
  // Sandboxed frames and strict referrer policies hide the origin.
  if (origin === 'null') return fetchSite !== 'same-origin';
  if (origin === undefined) return fetchSite !== undefined && !isOwnPage;
  if (allowed.includes(origin)) return false;
  return !(URL.canParse(origin) && new URL(origin).host === headers.host && (isOwnPage || fetchSite === undefined));
}
