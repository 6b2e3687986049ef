import { z } from 'astro/zod';
import { heading, pageHead, text, titledText } from '../fields.ts';
import { entryOf } from '../references.ts';

/** Schema of the freelancer page's texts. */
export const freelancerAgencyPage = z.strictObject({
  ...pageHead,
  writer: entryOf('team'),
  hero: heading.extend({
    note: text,
    button: text,
    postmark: z.strictObject({ ring: text, day: text, weight: text }),
  }),
  letter: z.strictObject({ place: text, greeting: text, text: z.array(text).min(1), sign: text }),
  skills: titledText,
  services: titledText.extend({ items: z.array(entryOf('services')).min(1) }),
  projects: titledText,
  testimonials: heading,
  posts: titledText,
  callToAction: titledText.extend({ button: text }),
});
