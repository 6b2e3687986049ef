import { describe, expect, test } from 'vitest';
import { readHead } from './built-pages.ts';
import { llms, robots, sitemap } from './files.ts';

const head = (more: string) =>
  `<!doctype html><html><head><title>Q &amp; A | Sand &amp; Signal</title>${more}</head><body><title>no</title></body>`;
const canonical = '<link rel="canonical" href="https://a.example/faq">';

describe('a built page', () => {
  test('has a URL, a title and a description', () => {
    const html = head(`${canonical}<meta name="description" content="Ours &#38; &quot;yours&quot;">`);
    expect(readHead(html)).toMatchObject({
      url: 'https://a.example/faq',
      title: 'Q & A | Sand & Signal',
      description: 'Ours & "yours"',
      changed: undefined,
    });
  });

  test('is left out if it is marked noindex or has no canonical URL', () => {
    expect(readHead(head('<meta name="robots" content="noindex">'))).toBeUndefined();
    expect(readHead(head(`${canonical}<meta name="robots" content="noindex">`))).toBeUndefined();
  });

  test('has its date of change, or else of publication', () => {
    const published = '<meta property="article:published_time" content="2022-03-07">';
    expect(readHead(head(canonical + published))?.changed).toBe('2022-03-07');
    const modified = '<meta property="article:modified_time" content="2022-04-01">';
    expect(readHead(head(canonical + published + modified))?.changed).toBe('2022-04-01');
  });
});

test('the sitemap lists each page, with the day of its last change where it is known', () => {
  const xml = sitemap([{ url: 'https://a.example/' }, { url: 'https://a.example/blog/a?b&c', changed: '2022-03-07' }]);
  expect(xml).toContain('<url><loc>https://a.example/</loc></url>');
  expect(xml).toContain('<url><loc>https://a.example/blog/a?b&amp;c</loc><lastmod>2022-03-07</lastmod></url>');
});

test('robots.txt names the sitemap', () => {
  expect(robots('https://a.example')).toContain('\nSitemap: https://a.example/sitemap.xml\n');
});

test('llms.txt describes the agency and lists its pages by section of the site', () => {
  const page = (path: string, title: string) => ({
    url: `https://a.example${path}`,
    title: `${title} | Sand & Signal`,
    description: `About ${title}.`,
  });
  const text = llms(
    [page('/', 'Home'), page('/team', 'Team'), page('/team/noor', 'Noor')],
    'https://a.example',
    'Pages',
  );
  expect(text).toBe(`# Sand & Signal

> About Home.

## Pages

- [Home](https://a.example/): About Home.
- [Team](https://a.example/team): About Team.

## Team

- [Noor](https://a.example/team/noor): About Noor.
`);
});
