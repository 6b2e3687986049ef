import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { agency, messages } from '../../../tests/helpers/content.ts';
import type { Agency } from '../../lib/queries/agency.ts';
import { Footer } from './Footer.tsx';

/** Returns the footer's link targets for a value of `legalLinks` in site.yaml. */
function linksWith(legalLinks: Agency['legalLinks']) {
  const html = renderToStaticMarkup(<Footer agency={{ ...agency, legalLinks }} messages={messages} />);
  return Object.fromEntries([...html.matchAll(/<a href="([^"]+)">([^<]+)</g)].map(([, href, text]) => [text, href]));
}

const { terms, privacy } = messages.footer;

test('Terms of Use and Privacy Policy link to the home page by default', () => {
  expect(linksWith('home')).toMatchObject({ [terms]: '/', [privacy]: '/' });
});

test('they link to their own pages if legalLinks is "pages"', () => {
  expect(linksWith('pages')).toMatchObject({ [terms]: '/terms', [privacy]: '/privacy' });
});
