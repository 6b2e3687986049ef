/**
 * Contact for reporting vulnerabilities (RFC 9116). Rendered on demand, so that its expiry date is always in the
 * future.
 */
import type { APIRoute } from 'astro';
import { getAgency } from '../../lib/queries/agency.ts';

export const prerender = false;

/** Validity in days; the RFC recommends less than a year. */
const goodForDays = 180;

export const GET: APIRoute = async ({ site }) => {
  const { email } = await getAgency();
  const expires = new Date(Date.now() + goodForDays * 24 * 3_600_000);
  expires.setUTCHours(0, 0, 0, 0);
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    `Canonical: ${new URL('/.well-known/security.txt', site)}`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
};
