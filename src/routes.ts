/**
 * The site's own addresses. Whatever leads to a page asks `path()` for its address, so that a page can move, or a
 * whole edition stand under another path, by a change here.
 */
const routes = {
  home: '/',
  about: '/about',
  service: '/service',
  portfolio: '/portfolio',
  caseStudy: '/case-study',
  blog: '/blog',
  team: '/team',
  faq: '/faq',
  contact: '/contact',
  /** Answers the enquiry form where there is no script. */
  review: '/contact/review',
  privacy: '/privacy',
  terms: '/terms',
  photography: '/photography-agency',
  digital: '/digital-agency',
  marketing: '/marketing-agency',
  freelancer: '/freelancer-agency',
  architecture: '/architecture-agency',
  creativeSolution: '/creative-solution',
  personal: '/personal-portfolio',
  creativePortfolio: '/creative-portfolio',
  showcasePortfolio: '/showcase-portfolio',
  caseStudyShowcase: '/case-study-showcase',
  videoShowcase: '/video-showcase',
  feed: '/rss.xml',
  manifest: '/site.webmanifest',
} as const;

/** What stands before every address: nothing, as this edition is at the root of its host. */
const base = '';

/** A page, by its name. */
export type RouteName = keyof typeof routes;

/** The pages under which each entry of a list has its own. */
type ListName = 'service' | 'portfolio' | 'caseStudy' | 'blog' | 'team';

/** The address of a page; with an id, of the page of that entry: `path('service', 'branding')`. */
export function path(name: RouteName): string;
export function path(name: ListName, id: string): string;
export function path(name: RouteName, id?: string): string {
  return base + routes[name] + (id === undefined ? '' : `/${id}`);
}
