import { z } from 'astro/zod';
import { heading, pageHead, text, titledText } from '../fields.ts';
import { entryOf, pictureName } from '../references.ts';

/** Schema of the creative solution page's texts. */
export const creativeSolutionPage = z.strictObject({
  ...pageHead,
  hero: titledText.extend({ button: text, pictures: z.array(pictureName).length(4) }),
  services: heading.extend({ items: z.array(entryOf('services')).length(4) }),
  process: heading.extend({ steps: z.array(titledText).length(4) }),
  testimonials: heading,
  projects: heading.extend({ items: z.array(entryOf('projects')).length(5) }),
});
