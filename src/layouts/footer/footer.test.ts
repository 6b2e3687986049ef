import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { words } from '../../content/words.ts';
import type { Site } from '../../queries/site.ts';
import { Footer } from './Footer.tsx';

/** Where the links of the footer lead, with that setting in site.yaml. */
function linksWith(legalLinks: Site['legalLinks']) {
  const site = { legalLinks, name: 'An Agency', phone: '+971 4 000 0000', email: 'a@b.example', address: ['Dubai'] };
  const html = renderToStaticMarkup(createElement(Footer, { site: site as Site, words: words.footer }));
  return Object.fromEntries([...html.matchAll(/<a href="([^"]+)">([^<]+)</g)].map(([, href, words]) => [words, href]));
}

test('Terms of Use and Privacy Policy lead home, as the specification has it', () => {
  expect(linksWith('home')).toMatchObject({ 'Terms of Use': '/', 'Privacy Policy': '/' });
});

test('they lead to their own pages once site.yaml says so', () => {
  expect(linksWith('pages')).toMatchObject({ 'Terms of Use': '/terms', 'Privacy Policy': '/privacy' });
});
