import { defineMiddleware } from 'astro:middleware';

/** Style that Astro writes before the first island, in the middle of the body. */
const islandStyle = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

/**
 * Partial pages have no islands, except the portfolio. The blog's search skips the rewriting, because it must be fast.
 */
const hasIslands = ({ pathname }: URL) => !pathname.startsWith('/-/blog');

/** Removes the island style: HTML allows styles in the head only, and styles/base.css has the same rule. */
export const onRequest = defineMiddleware(async ({ url }, next) => {
  const response = await next();
  if (!hasIslands(url)) return response;
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = (await response.text()).replace(islandStyle, '');
  return new Response(html, { status: response.status, headers: response.headers });
});
