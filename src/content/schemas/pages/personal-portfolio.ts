import { z } from 'astro/zod';
import { heading, pageHead, text, titledText } from '../fields.ts';
import { entryOf } from '../references.ts';

/** Schema of the personal portfolio page's texts. */
export const personalPortfolioPage = z.strictObject({
  ...pageHead,
  person: entryOf('team'),
  hero: z.strictObject({ text, button: text }),
  resume: heading,
  skills: titledText,
  awards: heading,
  projects: heading.extend({ items: z.array(entryOf('projects')).length(4) }),
  posts: heading.extend({ items: z.array(entryOf('posts')).min(1) }),
});
