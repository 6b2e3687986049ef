import { reference } from 'astro:content';
import { z } from 'astro/zod';
import { entryOf } from '../references.ts';
import { block, heading, pageHead } from '../text.ts';

/** The home of one person: a résumé that reads like a poster. */
export const personalPage = z.strictObject({
  ...pageHead,
  person: entryOf('team'),
  hero: z.object({ text: z.string(), button: z.string() }),
  resume: heading,
  skills: block,
  awards: heading,
  projects: heading.extend({ projects: z.array(entryOf('projects')).length(4) }),
  posts: heading.extend({ posts: z.array(reference('posts')).min(1) }),
});
