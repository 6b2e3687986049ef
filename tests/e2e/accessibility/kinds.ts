import { fullWidthPages } from '../site.ts';

/** One page of every kind, for what is looked at once a kind: see also `pages` in ../site.ts. */
export const kinds = [
  '/',
  '/about',
  '/service',
  '/service/digital-marketing',
  '/portfolio',
  '/portfolio/marsa-creek',
  '/case-study/qamar',
  '/contact',
  '/team',
  '/team/noor-al-suwaidi',
  '/faq',
  '/blog',
  '/blog/what-a-search-in-arabic-looks-like',
  '/digital-agency',
  '/marketing-agency',
  '/photography-agency',
  '/freelancer-agency',
  '/architecture-agency',
  '/creative-solution',
  '/personal-portfolio',
  ...fullWidthPages,
  '/privacy',
];
