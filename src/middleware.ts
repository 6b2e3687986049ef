import { defineMiddleware } from 'astro:middleware';

/** Style that Astro writes before the first island, in the middle of the body. */
const islandStyle = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

/**
 * Returns true for the blog's search and filters. They have no islands, and rewriting would cost about half a
 * millisecond of the three that a search takes.
 */
const isBlogSearch = ({ pathname }: URL) => pathname.startsWith('/with-query/blog');

/** Removes the island style: HTML allows styles in the head only, and styles/base.css has the same rule. */
export const onRequest = defineMiddleware(async ({ url }, next) => {
  const response = await next();
  if (isBlogSearch(url)) return response;
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = (await response.text()).replace(islandStyle, '');
  return new Response(html, { status: response.status, headers: response.headers });
});
