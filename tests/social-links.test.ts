import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { organization } from '../src/components/StructuredData/schema-org.ts';
import ShowcasePortfolio from '../src/islands/showcase-portfolio/ShowcasePortfolio.tsx';
import { Header } from '../src/layouts/header/Header.tsx';
import type { PictureData } from '../src/lib/media/pictures.ts';
import { Hero } from '../src/sections/home/Hero.tsx';
import { TeamMember } from '../src/sections/team/TeamMember.tsx';
import { agency, interpolate, messages, team } from './helpers/content.ts';

// Astro reads the site's URL from this variable.
vi.stubEnv('SITE', 'https://sand.example');

const picture: PictureData = {
  name: 'a',
  srcSet: '/a.avif 1w',
  largestUrl: '/a.avif',
  fallback: '/a.jpg',
  width: 1,
  height: 1,
  placeholder: '#000000,#ffffff',
  isOwnPicture: false,
  top: '#000000',
  alt: 'A',
};
const social = [{ name: 'Instagram', url: 'https://www.instagram.com/falaj.example/' }];
const networks = /instagram|linkedin|facebook|youtube|x\.com|twitter/i;

const html = (element: ReactElement) => renderToStaticMarkup(element);
const header = (links: typeof social) =>
  html(
    createElement(Header, {
      agency: { ...agency, social: links },
      messages,
      here: '/',
      menu: { pages: [{ page: 'about', picture }], alternatives: ['digitalAgency'] },
    }),
  );
const hero = (links: typeof social) =>
  html(createElement(Hero, { title: 'A', text: 'B', picture, tall: picture, social: links[0], links: messages.links }));
const showcase = (links: typeof social) =>
  html(
    createElement(ShowcasePortfolio, {
      title: 'A',
      slides: [],
      social: links,
      messages: { ...messages, followUs: messages.links.followUs },
    }),
  );

describe.each([
  ['header’s menu', header],
  ['home page’s hero', hero],
  ['portfolio showcase', showcase],
])('the %s', (_, drawn) => {
  it('links to the profiles that are set', () => {
    expect(drawn(social)).toContain('href="https://www.instagram.com/falaj.example/"');
  });

  it('has no list if no profile is set', () => {
    expect(drawn([])).not.toMatch(networks);
    expect(drawn([])).not.toContain(messages.links.followUs);
    expect(drawn([])).not.toMatch(/<ul[^>]*><\/ul>/);
  });
});

describe('a member’s page', () => {
  const member = (links: object) =>
    html(
      createElement(TeamMember, {
        crumb: 'A',
        messages,
        member: {
          id: 'a',
          href: '/team/a',
          name: 'Salma Idris',
          designation: 'Writer',
          statement: 'A',
          biography: [],
          work: [],
          facts: [],
          picture,
          social: links,
        },
      }),
    );

  it('has a button for each configured profile', () => {
    const drawn = member({ linkedin: 'https://www.linkedin.com/in/salma.example' });
    expect(drawn).toContain(
      `aria-label="${interpolate(messages.team.profile, { name: 'Salma Idris', network: messages.networks.linkedin })}"`,
    );
    expect(drawn).not.toMatch(/facebook|instagram/i);
  });

  it('has no list if no profile is set', () => {
    expect(member({})).not.toMatch(networks);
  });
});

it('structured data contains the profiles that are set', () => {
  expect(organization({ ...agency, social }).sameAs).toEqual([social[0]!.url]);
  expect(organization({ ...agency, social: [] })).not.toHaveProperty('sameAs');
});

it('no two members of the team share a profile', () => {
  const profiles = team.flatMap(({ social: own = {} }) => Object.values(own));
  expect(profiles.length).toBeGreaterThan(0);
  expect(new Set(profiles).size).toBe(profiles.length);
});
