import type { APIRoute } from 'astro';

/** Responds with robots.txt: everything may be crawled, and the URL of the sitemap. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', site).href}\n`);
