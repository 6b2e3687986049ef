import { expect, it } from 'vitest';
import { speculationRules } from './speculation-rules.ts';

const [{ where }] = speculationRules.prefetch as [(typeof speculationRules.prefetch)[0]];
const [all, except] = where.and;
const site = 'https://a.example/';
const matches = (pattern: string, address: string) => new URLPattern(pattern, site).test(address, site);

/** Whether the rules, as far as they speak of addresses, let this one be fetched ahead. */
const isAhead = (address: string) =>
  matches(all?.href_matches ?? '', address) &&
  !(except?.not?.href_matches ?? []).some((pattern) => matches(pattern, address));

it('pages of this site are fetched ahead', () => {
  for (const path of ['/', '/about', '/service/branding', '/portfolio', '/blog/count-the-calls#main'])
    expect(isAhead(path), path).toBe(true);
});

it('files, the service, other states of a list and other sites are not', () => {
  for (const path of [
    '/api/create/contact',
    '/rss.xml',
    '/_astro/dune.avif',
    '/blog?page=2',
    'https://b.example/about',
  ])
    expect(isAhead(path), path).toBe(false);
});
