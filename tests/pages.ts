/** Where the pages of the site are, as src/routes.ts and the content have it. */
import { readFileSync } from 'node:fs';
import { type PageName, pages, path, showcases } from '../src/routes.ts';
import { caseStudies, pageWords, posts, projects, services, team } from './content.ts';

/** The pages of the full-width group, which have a header of their own. */
export const fullWidthPages: string[] = Object.values(showcases);

/** Every page with words of its own under the shared layout. */
const sharedPages = Object.values(pages).filter((address) => !fullWidthPages.includes(address));

const oneOf = <Entry extends { id: string }>(list: Entry[], is: (entry: Entry) => boolean) =>
  (list.find(is) ?? list[0]!).id;

/** An entry of each list. */
const details = [
  path('service', services[0]!.id),
  path('portfolio', projects[0]!.id),
  path('caseStudy', caseStudies[0]!.id),
  path('team', team[0]!.id),
  // One with Arabic in it, where there is one.
  path(
    'blog',
    oneOf(posts, ({ id }) => readFileSync(`src/content/posts/${id}.md`, 'utf8').includes('lang="ar"')),
  ),
];

/** One page of every kind, for what is looked at once a kind. */
export const kinds: string[] = [...sharedPages, ...fullWidthPages, ...details];

/** The pages that answer 200 under the shared layout, in their several states. */
export const sharedLayoutPages: string[] = [
  ...new Set([
    ...sharedPages,
    ...details,
    path(
      'service',
      oneOf(services, ({ picture }) => !picture !== !services[0]!.picture),
    ),
    path(
      'portfolio',
      oneOf(projects, ({ tone }) => tone === 'dusk'),
    ),
    `/portfolio?category=${projects[0]!.category}`,
    '/blog?q=zebra',
    `/blog?tag=${posts[0]!.tags[0]!.replaceAll(' ', '-')}&category=${posts[0]!.category}`,
    ...caseStudies.filter(({ prototype, drawing }) => prototype || drawing).map(({ id }) => path('caseStudy', id)),
    '/blog/x',
    '/team/team-details',
  ]),
];

/** Whether the site has the page of that address: the other homes and the showcases may be taken out. */
export const isPage = (address: string): boolean => (Object.values(pages) as string[]).includes(address);

const popups = (Object.keys(pages) as PageName[]).flatMap((name) => {
  const words = pageWords(name);
  return 'video' in words ? [{ path: pages[name], film: words.video.film }] : [];
});

/** The pages that show a film of another site, with that film. */
export const filmPages = popups.flatMap(({ path, film: { name, label, by, href } }) =>
  by && href ? [{ path, film: { name, label, by, href } }] : [],
);

/** The pages that show a film of the agency's own, with that film. */
export const ownFilmPages = popups.filter(({ film }) => film.file);

/** What the page of an address is called in the browser's title; the page may have been taken out. */
export function titleAt(address: string): string {
  const name = (Object.keys(pages) as PageName[]).find((each) => pages[each] === address);
  return name ? pageWords(name).title : '';
}
