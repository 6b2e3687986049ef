/** Paths of the site's pages, from src/lib/routes.ts and the content. */
import { readFileSync } from 'node:fs';
import { fullWidthPages, type PageName, pages, path } from '../../src/lib/routes.ts';
import { caseStudies, contentEntries, pageContent, posts, projects, services, team } from './content.ts';

/** The pages of the full-width group, which have a header of their own. */
export const fullWidthPaths: string[] = Object.values(fullWidthPages);

/** Every page with its own content file under the shared layout. */
const sharedPaths = Object.values(pages).filter((pathname) => !fullWidthPaths.includes(pathname));

const oneOf = <Entry extends { id: string }>(list: Entry[], is: (entry: Entry) => boolean) =>
  (list.find(is) ?? list[0]!).id;

/** An entry of each list. */
const details = [
  path('service', services[0]!.id),
  path('portfolio', projects[0]!.id),
  path('caseStudy', caseStudies[0]!.id),
  path('team', team[0]!.id),
  // A post with Arabic text, if there is one.
  path(
    'blog',
    oneOf(posts, ({ id }) => readFileSync(`src/content/posts/${id}.md`, 'utf8').includes('lang="ar"')),
  ),
];

/** One page of each kind. */
export const onePageOfEachKind: string[] = [...sharedPaths, ...fullWidthPaths, ...details];

/** The pages that answer 200 under the shared layout, in their several states. */
export const sharedLayoutPaths: string[] = [
  ...new Set([
    ...sharedPaths,
    ...details,
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

/** Returns true if the site has a page at that path. The other homes and the showcases can be removed. */
export const isPage = (pathname: string): boolean => (Object.values(pages) as string[]).includes(pathname);

const titleOf = (project: string) => projects.find(({ id }) => id === project)!.title;

/** The showcases: the axis they move along, and the ids and titles of their slides. */
export const showcases = [
  {
    path: '/showcase-portfolio',
    axis: 'x',
    titled: contentEntries('showcaseSlides').map(({ id, project }) => ({ id, title: titleOf(project.id) })),
  },
  { path: '/case-study-showcase', axis: 'y', titled: caseStudies.map(({ id, title }) => ({ id, title })) },
  {
    path: '/video-showcase',
    axis: 'y',
    titled: contentEntries('videoSlides').map(({ id, introTitle, title }) => ({ id, title: `${introTitle} ${title}` })),
  },
]
  .filter(({ path }) => isPage(path))
  .map(({ path, axis, titled }) => ({
    path,
    axis,
    slides: titled.map(({ id }) => id),
    titles: titled.map(({ title }) => title),
  }));

/** The first showcase of each axis. Showcases of one axis share the code that moves them. */
export const oneShowcasePerAxis = showcases.filter(
  ({ axis }, index) => showcases.findIndex((one) => one.axis === axis) === index,
);

const popups = (Object.keys(pages) as PageName[]).flatMap((name) => {
  const content = pageContent(name);
  return 'video' in content ? [{ path: pages[name], film: content.video.film }] : [];
});

/** The pages that show a film of another site, with that film. */
export const filmPages = popups.flatMap(({ path, film: { name, label, by, href } }) =>
  by && href ? [{ path, film: { name, label, by, href } }] : [],
);

/** The pages that show a film of the agency's own, with that film. */
export const ownFilmPages = popups.filter(({ film }) => film.file);

/** Pages that hydrate an island in their first viewport. */
export const hydratedAtLoad = [
  '/contact',
  '/portfolio',
  '/showcase-portfolio',
  '/case-study-showcase',
  '/video-showcase',
];
