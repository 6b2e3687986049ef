import { z } from 'astro/zod';
import { heading, pageHead, text } from '../fields.ts';
import { entryOf, pictureName } from '../references.ts';

/** Schema of the creative portfolio page's texts. */
export const creativePortfolioPage = z.strictObject({
  ...pageHead,
  heading: text,
  text,
  picture: pictureName,
  projects: heading,
  caseStudies: heading.extend({ items: z.array(entryOf('caseStudies')).length(2) }),
  partners: heading,
});
