import { defineMiddleware } from 'astro:middleware';

/** What Astro writes before the first island of a page, in the middle of its body. */
const islandStyle = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

/** Takes the island style out: the HTML standard has styles in the head, and styles/base.css says the same. */
export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = (await response.text()).replace(islandStyle, '');
  return new Response(html, { status: response.status, headers: response.headers });
});
