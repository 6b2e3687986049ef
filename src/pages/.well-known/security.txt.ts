/** Where to report a weakness (RFC 9116). Rendered on demand: the day on which it expires must not pass unnoticed. */
import type { APIRoute } from 'astro';
import { getSite } from '../../queries/site.ts';

export const prerender = false;

/** How long the answer may be relied on, in days: less than the year that the RFC recommends at most. */
const goodForDays = 180;

export const GET: APIRoute = async ({ site }) => {
  const { email, languages } = await getSite();
  const expires = new Date(Date.now() + goodForDays * 24 * 3_600_000);
  expires.setUTCHours(0, 0, 0, 0);
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${new URL('/.well-known/security.txt', site)}`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
};
