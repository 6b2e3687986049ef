import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import { expect, test } from '../e2e/site.ts';
import { addressesIn, structuredDataFaults } from './structured-data.ts';

/** Data that a crawler reads from a document. */
interface Found {
  title: string;
  description: string;
  canonical: string | undefined;
  isLeftOut: boolean;
  shareImage: string;
  html: string;
  headings: number;
  ids: string[];
  /** Returns a URL without its fragment, and the fragment. */
  links: { path: string; hash: string }[];
  /** Everything else that the document loads or names. */
  files: string[];
  data: string[];
}

/** Parses a document without loading its resources. */
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
        html,
        shareImage: new URL(all('meta[property="og:image"]', 'content')[0] ?? '/no-share-image', address).pathname,
        canonical: all('link[rel=canonical]', 'href')[0],
        isLeftOut: all('meta[name=robots]', 'content').some((rule) => rule.includes('noindex')),
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

/** Validates documents against the HTML standard: content model and attributes, not style. */
const checker = new HtmlValidate({ extends: ['html-validate:standard'] });

/** Returns the misplaced elements that html-validate accepts and the Nu HTML checker (valid-html.spec.ts) rejects. */
function misplaced(html: string): string[] {
  const body = html.slice(html.indexOf('<body'));
  const sets = [...html.matchAll(/<(?:img|source)\b[^>]*?\ssrcset="[^"]+\s\d+w"[^>]*>/gi)].map(([tag]) => tag);
  return [
    /<\/html>\s*\S/.test(html) && 'has something behind its end',
    /<style\b/.test(body) && 'has a style in its body',
    sets.some((tag) => !/\ssizes="/i.test(tag)) && 'has widths in a srcset, but no sizes',
  ].filter((fault) => fault !== false);
}

/** Returns the items that occur more than once. */
const repeated = (list: string[]) => [...new Set(list.filter((item, index) => list.indexOf(item) !== index))];

test('every link on the site works, and every page has its own title', async ({ page, request, server }) => {
  test.setTimeout(300_000);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
  const guide = await (await request.get('/llms.txt')).text();
  for (const path of listed) expect(guide).toContain(`${path})`);

  const origin = new URL(/<loc>([^<]+)/.exec(sitemap)![1]!).origin;
  const found = new Map<string, Found>();
  const broken: string[] = [];
  let waiting = ['/', ...listed];
  const visit = async (path: string) => {
    const response = await request.get(path);
    const isPage = response.headers()['content-type']?.startsWith('text/html') ?? false;
    if (response.status() !== 200) broken.push(`${path} answers ${response.status()}`);
    found.set(path, await read(page, isPage ? await response.text() : '', server.url + path));
    return found.get(path)!.links.map((link) => link.path);
  };
  while (waiting.length > 0) {
    const ahead = await Promise.all(waiting.slice(0, 12).map(visit));
    waiting = [...new Set([...waiting, ...ahead.flat()])].filter((path) => !found.has(path));
    expect(found.size, 'the site has an end').toBeLessThan(1500);
  }

  const files = new Set<string>();
  const shareImages = new Set<string>();
  for (const [from, { links, files: needed, ids, headings, data, html, shareImage, canonical, isLeftOut }] of found) {
    for (const { path, hash } of links)
      if (hash && !found.get(path)?.ids.includes(hash)) broken.push(`${from} leads to ${path}#${hash}`);
    for (const id of repeated(ids)) broken.push(`${from} has two elements called ${id}`);
    if (/class="[^"]*\bundefined\b/.test(html)) broken.push(`${from} asks for a style that is not there`);
    // A link may also lead to a picture's file.
    if (html && headings !== 1) broken.push(`${from} has ${headings} first headings`);
    if (html && Boolean(canonical) === isLeftOut) broken.push(`${from} is neither to be found nor to be left out`);
    if (canonical) broken.push(...structuredDataFaults(new URL(canonical).pathname, data));
    for (const file of [...needed, ...addressesIn(data, origin)]) files.add(file);
    if (html) shareImages.add(shareImage);
    if (html) broken.push(...misplaced(html).map((fault) => `${from} ${fault}`));
    const { results } = html ? await checker.validateString(html) : { results: [] };
    for (const { messages } of results)
      for (const { line, ruleId, message } of messages) broken.push(`${from}:${line} ${message} (${ruleId})`);
  }
  for (const file of shareImages) {
    const { format, width, height } = await sharp(await (await request.get(file)).body()).metadata();
    if (`${format} ${width} ${height}` !== 'jpeg 1200 630') broken.push(`${file} is no share image`);
  }
  for (const file of files) {
    const response = await request.head(file);
    if (response.status() !== 200) broken.push(`${file} answers ${response.status()}`);
    else if (/\.(avif|jpg|png|svg|ico)$/.test(file) && !response.headers()['content-type']?.startsWith('image/'))
      broken.push(`${file} is no picture`);
  }
  expect(broken).toEqual([]);

  // Indexable pages: those with a canonical URL of their own. A query shows another state of the same page.
  const pages = [...found].filter(([path, { canonical }]) => canonical && !path.includes('?'));
  expect(repeated(pages.map(([, { title }]) => title))).toEqual([]);
  expect(repeated(pages.map(([, { description }]) => description))).toEqual([]);
  expect(pages.filter(([path, { canonical }]) => new URL(canonical!).pathname !== path)).toEqual([]);
  // A filtered list is not indexable, or its canonical URL is the page without a query or a further page of the blog.
  const states = [...found].filter(([path, { canonical }]) => canonical && path.includes('?'));
  expect(states.length).toBeGreaterThan(0);
  for (const [path, { canonical }] of states) {
    const { pathname, search } = new URL(canonical!);
    expect([path.split('?')[0], /^(\?page=\d)?$/.test(search)], path).toEqual([pathname, true]);
  }
  expect(pages.map(([path]) => path).sort(), 'the sitemap lists them all').toEqual(listed.sort());
});
