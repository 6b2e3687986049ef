import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { getPosts } from '../queries/blog.ts';
import { getPage } from '../queries/shared.ts';
import { getSite } from '../queries/site.ts';
import { getWords } from '../queries/words.ts';
import { path } from '../routes.ts';

/** The blog's feed, as RSS 2.0. */
export const GET: APIRoute = async ({ site, url }) => {
  const { locale } = await getSite();
  const { blog } = await getWords();
  const { description } = await getPage('pageBlog');
  const own = new URL(path('feed'), site).href;
  return rss({
    title: blog.feed,
    description,
    site: new URL(path('blog'), site ?? url),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' },
    customData: `<atom:link href="${own}" rel="self" type="application/rss+xml" /><language>${locale}</language>`,
    items: (await getPosts()).map(({ title, href, subtitle, category, author, date }) => ({
      title,
      link: href,
      description: subtitle,
      categories: [category],
      pubDate: new Date(date),
      // RSS itself has an author's e-mail address only.
      customData: `<dc:creator><![CDATA[${author.name}]]></dc:creator>`,
    })),
  });
};
