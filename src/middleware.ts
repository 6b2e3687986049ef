import { defineMiddleware } from 'astro:middleware';

/** What Astro writes before the first island of a page, in the middle of its body. */
const islandStyle = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

/** The parts that queries ask for hold no island but the portfolio's; the blog's is a search, which is to cost little. */
const hasIslands = ({ pathname }: URL) => !pathname.startsWith('/-/blog');

/** Takes the island style out: the HTML standard has styles in the head, and styles/base.css says the same. */
export const onRequest = defineMiddleware(async ({ url }, next) => {
  const response = await next();
  if (!hasIslands(url)) return response;
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = (await response.text()).replace(islandStyle, '');
  return new Response(html, { status: response.status, headers: response.headers });
});
