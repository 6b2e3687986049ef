import type { APIRequestContext, Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import { validEnquiry } from '../helpers/forms.ts';
import { sharedLayoutPaths } from '../helpers/pages.ts';
import { addressesIn, structuredDataFaults } from '../helpers/structured-data.ts';
import { test as base, expect } from '../helpers/test.ts';

/** Data that a crawler reads from a document. */
interface Found {
  title: string;
  /** The texts of the title and of all metadata. */
  head: string[];
  description: string;
  canonical: string | undefined;
  isNoindex: boolean;
  shareImage: string;
  html: string;
  headings: number;
  ids: string[];
  /** Links of the document: the path and the fragment of each URL. */
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
        head: [parsed.title, ...all('meta[content]', 'content')],
        description: all('meta[name=description]', 'content')[0] ?? '',
        html,
        shareImage: new URL(all('meta[property="og:image"]', 'content')[0] ?? '/no-share-image', address).pathname,
        canonical: all('link[rel=canonical]', 'href')[0],
        isNoindex: all('meta[name=robots]', 'content').some((rule) => rule.includes('noindex')),
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

/** Returns the items that occur more than once. */
const repeated = (list: string[]) => [...new Set(list.filter((item, index) => list.indexOf(item) !== index))];

/** Documents and links of the site. */
interface Crawl {
  request: APIRequestContext;
  /** Paths of the sitemap. */
  listed: string[];
  /** All documents, by path. */
  found: Map<string, Found>;
  /** URLs that do not answer 200. */
  broken: string[];
}

/** Follows every link from the home page, the sitemap and the pages that have no link, once for all tests. */
const test = base.extend<object, { site: Crawl }>({
  site: [
    async ({ browser, playwright, server }, use) => {
      const request = await playwright.request.newContext({ baseURL: server.url });
      const page = await browser.newPage();
      const sitemap = await (await request.get('/sitemap.xml')).text();
      const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
      const found = new Map<string, Found>();
      const broken: string[] = [];
      const visit = async (path: string) => {
        const response = await request.get(path);
        // A link may also lead to a picture's file.
        const isPage = response.headers()['content-type']?.startsWith('text/html') ?? false;
        if (response.status() !== 200) broken.push(`${path} answers ${response.status()}`);
        const document = await read(page, isPage ? await response.text() : '', server.url + path);
        found.set(path, document);
        return document.links.map((link) => link.path);
      };
      let waiting = [...new Set(['/', ...listed, ...sharedLayoutPaths])];
      while (waiting.length > 0) {
        const linked = await Promise.all(waiting.slice(0, 12).map(visit));
        waiting = [...new Set([...waiting, ...linked.flat()])].filter((path) => !found.has(path));
        if (found.size > 1500) throw new Error('the site has no end');
      }
      await use({ request, listed, found, broken });
      await page.close();
      await request.dispose();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

// In one worker, so that the site is crawled once.
test.describe.configure({ mode: 'default' });

/** Returns the paths of some of the documents. */
const pathsOf = (entries: [string, Found][]) => entries.map(([path]) => path);
/** Returns the documents that are pages, with their paths. */
const documents = ({ found }: Crawl) => [...found].filter(([, { html }]) => html);
/** Returns the pages that search engines may list. A query shows another state of the same page. */
const indexable = ({ found }: Crawl) => [...found].filter(([path, { canonical }]) => canonical && !path.includes('?'));

test('no title and no metadata contains a placeholder', ({ site }) => {
  const left = documents(site).flatMap(([path, { head }]) =>
    head.filter((text) => /\{\w+\}/.test(text)).map((text) => `${path}: ${text}`),
  );
  expect(left).toEqual([]);
});

test('every link leads to a page, and to an element of it', ({ site }) => {
  const missing = [...site.found].flatMap(([from, { links }]) =>
    links
      .filter(({ path, hash }) => hash && !site.found.get(path)?.ids.includes(hash))
      .map(({ path, hash }) => `${from} leads to ${path}#${hash}`),
  );
  expect([...site.broken, ...missing]).toEqual([]);
});

test('every file that a page refers to exists, and pictures are served as pictures', async ({ site }) => {
  const origin = new URL(indexable(site)[0]![1].canonical!).origin;
  const files = new Set(
    [...site.found.values()].flatMap(({ files, data }) => [...files, ...addressesIn(data, origin)]),
  );
  const broken: string[] = [];
  for (const file of files) {
    const response = await site.request.head(file);
    if (response.status() !== 200) broken.push(`${file} answers ${response.status()}`);
    else if (/\.(avif|jpg|png|svg)$/.test(file) && !response.headers()['content-type']?.startsWith('image/'))
      broken.push(`${file} is not served as a picture`);
  }
  expect(broken).toEqual([]);
});

test('every page is valid HTML', async ({ site }) => {
  const { request } = site;
  const unlinked = await Promise.all([
    ...['/no/such/page', '/service/x', '/case-study/x'].map((path) => request.get(path)),
    ...['/contact/review', '/blog/reply'].map((path) => request.post(path, { form: { full_name: 'R2D2' } })),
    request.post('/contact/review', { form: { ...validEnquiry('Valid Visitor') } }),
  ]);
  const pages = [
    ...documents(site).map(([path, { html }]) => ({ path, html })),
    ...(await Promise.all(unlinked.map(async (answer) => ({ path: answer.url(), html: await answer.text() })))),
  ];
  const faults: string[] = [];
  for (const { path, html } of pages) {
    const { results } = await checker.validateString(html);
    for (const { messages } of results)
      for (const { line, ruleId, message } of messages) faults.push(`${path}:${line} ${message} (${ruleId})`);
  }
  expect(faults).toEqual([]);
});

test('every page has one h1', ({ site }) => {
  expect(pathsOf(documents(site).filter(([, { headings }]) => headings !== 1))).toEqual([]);
});

test('no class name contains “undefined”', ({ site }) => {
  expect(pathsOf(documents(site).filter(([, { html }]) => /class="[^"]*\bundefined\b/.test(html)))).toEqual([]);
});

test('every page has the structured data of its kind', ({ site }) => {
  const faults = [...site.found.values()].flatMap(({ canonical, data }) =>
    canonical ? structuredDataFaults(new URL(canonical).pathname, data) : [],
  );
  expect(faults).toEqual([]);
});

test('share images are JPEG files of 1200 by 630 pixels', async ({ site }) => {
  for (const file of new Set(documents(site).map(([, { shareImage }]) => shareImage))) {
    const { format, width, height } = await sharp(await (await site.request.get(file)).body()).metadata();
    expect(`${format} ${width} ${height}`, file).toBe('jpeg 1200 630');
  }
});

test('every page has its own title and description', ({ site }) => {
  const pages = indexable(site);
  expect(repeated(pages.map(([, { title }]) => title))).toEqual([]);
  expect(repeated(pages.map(([, { description }]) => description))).toEqual([]);
});

test('a page has either a canonical URL or noindex', ({ site }) => {
  expect(pathsOf(documents(site).filter(([, { canonical, isNoindex }]) => Boolean(canonical) === isNoindex))).toEqual(
    [],
  );
  expect(pathsOf(indexable(site).filter(([path, { canonical }]) => new URL(canonical!).pathname !== path))).toEqual([]);
});

test('the canonical URL of a filtered list is the page without a query, or a further page of the blog', ({ site }) => {
  const states = [...site.found].filter(([path, { canonical }]) => canonical && path.includes('?'));
  expect(states.length).toBeGreaterThan(0);
  for (const [path, { canonical }] of states) {
    const { pathname, search } = new URL(canonical!);
    expect([path.split('?')[0], /^(\?page=\d)?$/.test(search)], path).toEqual([pathname, true]);
  }
});

test('the sitemap lists all pages that search engines may list', async ({ site }) => {
  expect(pathsOf(indexable(site)).sort()).toEqual(site.listed.toSorted());
  expect(await (await site.request.get('/robots.txt')).text()).toContain('/sitemap.xml');
});
