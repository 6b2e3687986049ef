import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

/** What a crawler takes from a document. */
interface Found {
  title: string;
  description: string;
  canonical: string | undefined;
  headings: number;
  ids: string[];
  /** Addresses that lead on, without what is behind the #, and what is. */
  links: { path: string; hash: string }[];
  /** Everything else that the document loads or names. */
  files: string[];
  data: string[];
}

/** Reads a document as the browser does, without loading what is in it. */
async function read(page: Page, html: string, address: string): Promise<Found> {
  return page.evaluate(
    ([html, address]) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      const all = (selector: string, attribute: string) =>
        [...parsed.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '');
      const here = (value: string) => {
        const url = new URL(value, address);
        return url.origin === new URL(address).origin ? [url] : [];
      };
      const sets = all('[srcset]', 'srcset').flatMap((set) =>
        set.split(', ').map((part) => part.trim().split(' ')[0]!),
      );
      return {
        title: parsed.title,
        description: all('meta[name=description]', 'content')[0] ?? '',
        canonical: all('link[rel=canonical]', 'href')[0],
        headings: parsed.querySelectorAll('h1').length,
        ids: all('[id]', 'id'),
        links: all('a[href]', 'href')
          .flatMap(here)
          .map((url) => ({ path: url.pathname + url.search, hash: decodeURIComponent(url.hash.slice(1)) })),
        files: [
          ...all('[src]', 'src'),
          ...all('link[href]:not([rel=canonical])', 'href'),
          ...all('astro-island', 'component-url'),
          ...all('astro-island', 'renderer-url'),
          ...sets,
        ]
          .filter((value) => value && !value.startsWith('data:'))
          .flatMap(here)
          .map((url) => url.pathname),
        data: [...parsed.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent),
      };
    },
    [html, address] as const,
  );
}

/** Those of a list that stand in it more than once. */
const repeated = (list: string[]) => [...new Set(list.filter((item, index) => list.indexOf(item) !== index))];

test('nothing on the site leads nowhere, and no two pages are called the same', async ({ page, request, server }) => {
  test.setTimeout(120_000);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
  const guide = await (await request.get('/llms.txt')).text();
  for (const path of listed.slice(1)) expect(guide).toContain(`${path})`);

  const found = new Map<string, Found>();
  const broken: string[] = [];
  const waiting = ['/', ...listed];
  while (waiting.length > 0) {
    const path = waiting.pop()!;
    if (found.has(path)) continue;
    const answer = await request.get(path);
    const isPage = answer.headers()['content-type']?.startsWith('text/html') ?? false;
    const html = isPage ? await answer.text() : '';
    if (answer.status() !== 200) broken.push(`${path} answers ${answer.status()}`);
    found.set(path, await read(page, html, server.url + path));
    if (answer.ok()) waiting.push(...found.get(path)!.links.map((link) => link.path));
  }

  const files = new Set<string>();
  for (const [from, { links, files: needed, ids, headings, data }] of found) {
    for (const { path, hash } of links)
      if (hash && !found.get(path)?.ids.includes(hash)) broken.push(`${from} leads to ${path}#${hash}`);
    for (const id of repeated(ids)) broken.push(`${from} has two elements called ${id}`);
    if (headings !== 1) broken.push(`${from} has ${headings} first headings`);
    for (const text of data) expect(JSON.parse(text), from).toHaveProperty('@type');
    for (const file of needed) files.add(file);
  }
  for (const file of files) {
    const answer = await request.head(file);
    if (answer.status() !== 200) broken.push(`${file} answers ${answer.status()}`);
    else if (/\.(avif|jpg|png|svg|ico)$/.test(file) && !answer.headers()['content-type']?.startsWith('image/'))
      broken.push(`${file} is no picture`);
  }
  expect(broken).toEqual([]);

  // Pages that are to be found: those with an address of their own. A query shows the same page in another state.
  const pages = [...found].filter(([path, { canonical }]) => canonical && !path.includes('?'));
  expect(repeated(pages.map(([, { title }]) => title))).toEqual([]);
  expect(repeated(pages.map(([, { description }]) => description))).toEqual([]);
  expect(pages.filter(([path, { canonical }]) => new URL(canonical!).pathname !== path)).toEqual([]);
  expect(pages.map(([path]) => path).sort(), 'the sitemap lists them all').toEqual(listed.sort());
});
