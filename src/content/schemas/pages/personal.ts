import { z } from 'astro/zod';
import { entryOf } from '../references.ts';
import { block, heading, pageHead, text } from '../text.ts';

/** Schema of the personal portfolio page's texts. */
export const personalPage = z.strictObject({
  ...pageHead,
  person: entryOf('team'),
  hero: z.strictObject({ text, button: text }),
  resume: heading,
  skills: block,
  awards: heading,
  projects: heading.extend({ items: z.array(entryOf('projects')).length(4) }),
  posts: heading.extend({ items: z.array(entryOf('posts')).min(1) }),
});
