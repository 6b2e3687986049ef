import { reference } from 'astro:content';
import { z } from 'astro/zod';
import { pictureName } from '../references.ts';
import { heading, pageHead } from '../text.ts';

/** The creative portfolio. */
export const creativePortfolioPage = z.strictObject({
  ...pageHead,
  heading: z.string(),
  text: z.string(),
  picture: pictureName,
  projects: heading,
  caseStudies: heading.extend({ shown: z.array(reference('caseStudies')).length(2) }),
  partners: heading,
});
