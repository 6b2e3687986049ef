import type { APIRoute } from 'astro';
import { getPosts } from '../queries/blog.ts';
import { getPage } from '../queries/shared.ts';
import { getSite } from '../queries/site.ts';
import { getWords } from '../queries/words.ts';
import { path } from '../routes.ts';

/** The blog's feed, as RSS 2.0. */
export const GET: APIRoute = async ({ site }) => {
  const { locale } = await getSite();
  const { blog } = await getWords();
  const { description } = await getPage('pageBlog');
  const posts = await getPosts();
  const url = (address: string) => escapeXml(new URL(address, site).href);
  const items = posts.map(
    ({ title, href, subtitle, category, author, date }) => `
    <item>
      <title>${escapeXml(title)}</title>
      <link>${url(href)}</link>
      <guid>${url(href)}</guid>
      <description>${escapeXml(subtitle)}</description>
      <category>${escapeXml(category)}</category>
      <dc:creator>${escapeXml(author.name)}</dc:creator>
      <pubDate>${new Date(date).toUTCString()}</pubDate>
    </item>`,
  );
  const feed = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${escapeXml(blog.feed)}</title>
    <link>${url(path('blog'))}</link>
    <atom:link href="${url(path('feed'))}" rel="self" type="application/rss+xml" />
    <description>${escapeXml(description)}</description>
    <language>${locale}</language>${items.join('')}
  </channel>
</rss>
`;
  return new Response(feed, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
