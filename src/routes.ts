/*
 * The site's own addresses. Whatever leads to a page asks `path()` for its address, so that a page can move, or a
 * whole edition stand under another path, by a change here.
 *
 * Every page that has words of its own (src/content/pages) is listed here, and nowhere else: menu, share images, tests
 * and bench follow. The order is that of the menu.
 */

/** The pages that the menu shows large. */
export const mainPages = {
  portfolio: '/portfolio',
  home: '/',
  about: '/about',
  service: '/service',
  team: '/team',
  blog: '/blog',
  faq: '/faq',
  contact: '/contact',
} as const;

/** The other homes of the same agency. */
export const alternativeHomes = {
  photography: '/photography-agency',
  digital: '/digital-agency',
  marketing: '/marketing-agency',
  freelancer: '/freelancer-agency',
  architecture: '/architecture-agency',
  creativeSolution: '/creative-solution',
  personal: '/personal-portfolio',
} as const;

/** The pages of the full-width group. */
export const showcases = {
  creativePortfolio: '/creative-portfolio',
  showcasePortfolio: '/showcase-portfolio',
  caseStudyShowcase: '/case-study-showcase',
  videoShowcase: '/video-showcase',
} as const;

/** Small print, which no menu shows. */
const smallPrint = {
  privacy: '/privacy',
  terms: '/terms',
} as const;

/** Every page that has words of its own, with its address. */
export const pages = { ...mainPages, ...alternativeHomes, ...showcases, ...smallPrint };

const routes = {
  ...pages,
  caseStudy: '/case-study',
  /** Answers the enquiry form where there is no script. */
  review: '/contact/review',
  feed: '/rss.xml',
  manifest: '/site.webmanifest',
} as const;

/** What stands before every address: nothing, as this edition is at the root of its host. */
const base = '';

/** A page with words of its own, by its name. */
export type PageName = keyof typeof pages;

/** What has an address, by its name. */
export type RouteName = keyof typeof routes;

/** The pages under which each entry of a list has its own. */
type ListName = 'service' | 'portfolio' | 'caseStudy' | 'blog' | 'team';

/** The address of a page; with an id, of the page of that entry: `path('service', 'branding')`. */
export function path(name: RouteName): string;
export function path(name: ListName, id: string): string;
export function path(name: RouteName, id?: string): string {
  return base + routes[name] + (id === undefined ? '' : `/${id}`);
}
