import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import { escapeHtml } from '../lib/escape-html.ts';
import { entryCollections, type ListName, pages, path } from '../lib/routes.ts';

/** Responds with the sitemap: the URL of every page. */
export const GET: APIRoute = async ({ site }) => {
  const entryPaths = await Promise.all(
    Object.entries(entryCollections).map(async ([list, collection]) =>
      (await getCollection(collection)).map(({ id }) => path(list as ListName, id)),
    ),
  );
  const locations = [...Object.values(pages), ...entryPaths.flat()].map(
    (page) => `<url><loc>${escapeHtml(new URL(page, site).href)}</loc></url>`,
  );
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${locations.join('\n')}
</urlset>
`);
};
