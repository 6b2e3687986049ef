import { z } from 'astro/zod';
import { entryOf } from '../references.ts';
import { block, heading, pageHead, text } from '../text.ts';

/** The home of one person: a résumé that reads like a poster. */
export const personalPage = z.strictObject({
  ...pageHead,
  person: entryOf('team'),
  hero: z.strictObject({ text, button: text }),
  resume: heading,
  skills: block,
  awards: heading,
  projects: heading.extend({ projects: z.array(entryOf('projects')).length(4) }),
  posts: heading.extend({ posts: z.array(entryOf('posts')).min(1) }),
});
