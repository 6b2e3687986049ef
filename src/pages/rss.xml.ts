import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { escapeHtml } from '../lib/escape-html.ts';
import { getAgency } from '../lib/queries/agency.ts';
import { getMessages } from '../lib/queries/messages.ts';
import { getPage } from '../lib/queries/pages.ts';
import { getPosts } from '../lib/queries/posts.ts';
import { path } from '../lib/routes.ts';

/** Responds with the blog's feed as RSS 2.0. */
export const GET: APIRoute = async ({ site, url }) => {
  const { locale } = await getAgency();
  const { blog } = await getMessages();
  const { description } = await getPage('blog');
  const feedUrl = new URL(path('feed'), site).href;
  return rss({
    title: blog.feed,
    description,
    site: new URL(path('blog'), site ?? url),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' },
    customData: `<atom:link href="${feedUrl}" rel="self" type="application/rss+xml" /><language>${locale}</language>`,
    items: (await getPosts()).map(({ title, href, subtitle, category, author, date }) => ({
      title,
      link: href,
      description: subtitle,
      categories: [category],
      pubDate: new Date(date),
      // In plain RSS an author is an email address, so Dublin Core is used.
      customData: `<dc:creator>${escapeHtml(author.name)}</dc:creator>`,
    })),
  });
};
