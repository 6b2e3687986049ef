/** Every route of the specification, each kind of detail page once. */
export const routes = [
  '/',
  '/contact',
  '/about',
  '/service',
  '/service/digital-marketing',
  '/portfolio',
  '/portfolio/marsa-creek',
  '/case-study/qamar',
  '/blog',
  '/blog/count-the-calls',
  '/team',
  '/team/noor-al-suwaidi',
  '/faq',
  '/photography-agency',
  '/digital-agency',
  '/marketing-agency',
  '/freelancer-agency',
  '/architecture-agency',
  '/creative-solution',
  '/personal-portfolio',
  '/creative-portfolio',
  '/showcase-portfolio',
  '/case-study-showcase',
  '/video-showcase',
];

/** The routes named on the command line, or every one. */
export const asked = process.argv.slice(2).length > 0 ? process.argv.slice(2) : routes;
