import { z } from 'astro/zod';
import { entryOf } from '../references.ts';
import { block, heading, pageHead } from '../text.ts';

/** The freelancer's home: a letter from one of the team. */
export const freelancerPage = z.strictObject({
  ...pageHead,
  writer: entryOf('team'),
  envelope: heading.extend({ note: z.string(), button: z.string(), postmark: z.string() }),
  letter: z.object({ place: z.string(), greeting: z.string(), text: z.array(z.string()).min(1), sign: z.string() }),
  skills: block,
  services: block.extend({ services: z.array(entryOf('services')).min(1) }),
  works: block,
  replies: heading,
  posts: block,
  answer: block.extend({ button: z.string() }),
});
