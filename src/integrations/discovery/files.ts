import { escapeHtml } from '../../lib/escape-html.ts';
import { capitalise } from '../../lib/i18n/letter-case.ts';
import type { BuiltPage } from './built-pages.ts';

/** Returns sitemap.xml: every page, with the date of its last change if it is known. */
export function sitemap(pages: Pick<BuiltPage, 'url' | 'changed'>[]): string {
  const urls = pages.map(
    ({ url, changed }) =>
      `<url><loc>${escapeHtml(url)}</loc>${changed ? `<lastmod>${escapeHtml(changed)}</lastmod>` : ''}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** Returns robots.txt: everything may be crawled, and the URL of the sitemap. */
export const robots = (site: string) => `User-agent: *
Allow: /

Sitemap: ${new URL('/sitemap.xml', site).href}
`;

/**
 * Returns llms.txt (llmstxt.org): a summary of the site and a line for each page, grouped by the first path segment.
 * Pages without a group are under the heading `unfiled`.
 */
export function llms(pages: BuiltPage[], site: string, unfiled: string): string {
  const home = pages.find(({ url }) => new URL(url).pathname === '/');
  const name = home?.title.split(' | ').at(-1) ?? new URL(site).host;
  const line = ({ url, title, description }: BuiltPage) =>
    `- [${title.replace(` | ${name}`, '')}](${url})${description && `: ${description}`}`;
  const folders = new Map<string, BuiltPage[]>();
  for (const page of pages) {
    const [, folder = '', rest] = new URL(page.url).pathname.split('/');
    const heading = rest ? folder : unfiled;
    folders.set(heading, [...(folders.get(heading) ?? []), page]);
  }
  const sections = [...folders].map(
    ([folder, inside]) => `## ${capitalise(folder).replaceAll('-', ' ')}\n\n${inside.map(line).join('\n')}\n`,
  );
  return [`# ${name}\n`, `> ${home?.description ?? ''}\n`, ...sections].join('\n');
}
