import { defineMiddleware } from 'astro:middleware';

/** Style that Astro writes before the first island, in the middle of the body. */
const islandStyle = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

/** Removes the island style: HTML allows styles in the head only, and styles/base.css has the same rule. */
export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = (await response.text()).replace(islandStyle, '');
  return new Response(html, { status: response.status, headers: response.headers });
});
