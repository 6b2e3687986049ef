/*
 * The site's URLs. All links use `path()`. To move a page, change its path here, rename its file in src/pages, and replace
 * the path in tests/. Every page with its own content file (src/content/pages) is listed here, in the order of the menu.
 * Menu, sitemap, share images, the tests for all pages and most of bench/ read this list.
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

/**
 * Home pages for other audiences (docs/extending.md, "Add a home"). Page, sections, content and tests have the name of
 * the path.
 */
export const alternativeHomes = {
  photographyAgency: '/photography-agency',
  digitalAgency: '/digital-agency',
  marketingAgency: '/marketing-agency',
  freelancerAgency: '/freelancer-agency',
  architectureAgency: '/architecture-agency',
  creativeSolution: '/creative-solution',
  personalPortfolio: '/personal-portfolio',
} as const;

/** The pages of the full-width group. */
export const fullWidthPages = {
  creativePortfolio: '/creative-portfolio',
  showcasePortfolio: '/showcase-portfolio',
  caseStudyShowcase: '/case-study-showcase',
  videoShowcase: '/video-showcase',
} as const;

/** Legal pages, which the menu does not show. */
const legalPages = {
  privacy: '/privacy',
  terms: '/terms',
} as const;

/** Paths of all pages with their own content file. */
export const pages = { ...mainPages, ...alternativeHomes, ...fullWidthPages, ...legalPages };

const routes = {
  ...pages,
  caseStudy: '/case-study',
  /** Handles the contact form without script. */
  review: '/contact/review',
  /** Handles the reply form of an article without script. */
  reply: '/blog/reply',
  feed: '/rss.xml',
} as const;

/** Prefix of the API's paths. */
export const apiPrefix = '/api';
/** Paths of the API's endpoints (docs/spec.md, section 7): below the prefix, and with it. */
export const apiEndpoints = { contact: '/create/contact', reply: '/create/reply' } as const;
export const apiPaths = { contact: apiPrefix + apiEndpoints.contact, reply: apiPrefix + apiEndpoints.reply };

/** Name of a page with its own content file. */
export type PageName = keyof typeof pages;

/** Names of all routes. */
export type RouteName = keyof typeof routes;

/** Collections whose entries have their own pages, by the page of their list. */
export const entryCollections = {
  service: 'services',
  portfolio: 'projects',
  caseStudy: 'caseStudies',
  team: 'team',
  blog: 'posts',
} as const;

/** Lists whose entries have their own pages. */
export type ListName = keyof typeof entryCollections;

/** Returns the URL of a page, or of an entry's page if an id is given: `path('service', 'branding')`. */
export function path(name: RouteName): string;
export function path(name: ListName, id: string): string;
export function path(name: RouteName, id?: string): string {
  return routes[name] + (id === undefined ? '' : `/${id}`);
}

/** Returns the path of a page's share image. */
export const sharePath = (page: string) => `/share${page}.jpg`;
