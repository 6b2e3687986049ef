import { defineMiddleware } from 'astro:middleware';

/** What Astro writes before the first island of a page, in the middle of its body. */
const islandStyle = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

/**
 * Tidies every page: the island style goes, because the HTML standard has styles in the head and styles/base.css says
 * the same; and scripts that travel inside the page as they are written leave their indentation behind.
 */
export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = (await response.text())
    .replace(islandStyle, '')
    .replace(/<script>[^]*?<\/script>/g, (script) => script.replace(/\n\s+/g, '\n'));
  return new Response(html, { status: response.status, headers: response.headers });
});
