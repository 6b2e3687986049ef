import { expect, it } from 'vitest';
import { speculationRules } from './speculation-rules.ts';

const [{ where }] = speculationRules.prefetch as [(typeof speculationRules.prefetch)[0]];
const [all, except] = where.and;
const site = 'https://a.example/';
const matches = (pattern: string, url: string) => new URLPattern(pattern, site).test(url, site);

/** Returns true if the rules allow a URL to be prefetched, as far as they depend on URLs. */
const isPrefetched = (url: string) =>
  matches(all?.href_matches ?? '', url) && !(except?.not?.href_matches ?? []).some((pattern) => matches(pattern, url));

it('pages of this site are prefetched', () => {
  for (const path of ['/', '/about', '/service/branding', '/portfolio', '/blog/count-the-calls#main'])
    expect(isPrefetched(path), path).toBe(true);
});

it('files, the API, filtered lists and other sites are not prefetched', () => {
  for (const path of [
    '/api/create/contact',
    '/rss.xml',
    '/_astro/dune.avif',
    '/blog?page=2',
    'https://b.example/about',
  ])
    expect(isPrefetched(path), path).toBe(false);
});
