import { z } from 'astro/zod';
import { entryOf } from '../references.ts';
import { block, heading, pageHead, text } from '../text.ts';

/** Schema of the freelancer page's texts. */
export const freelancerPage = z.strictObject({
  ...pageHead,
  writer: entryOf('team'),
  hero: heading.extend({
    note: text,
    button: text,
    postmark: z.strictObject({ ring: text, day: text, weight: text }),
  }),
  letter: z.strictObject({ place: text, greeting: text, text: z.array(text).min(1), sign: text }),
  skills: block,
  services: block.extend({ items: z.array(entryOf('services')).min(1) }),
  projects: block,
  testimonials: heading,
  posts: block,
  callToAction: block.extend({ button: text }),
});
