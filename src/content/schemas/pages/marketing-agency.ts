import { z } from 'astro/zod';
import { fact, heading, pageHead, text, titledText } from '../fields.ts';
import { film } from '../film.ts';
import { entryOf, pictureName } from '../references.ts';

/** Schema of the marketing agency page's texts. */
export const marketingAgencyPage = z.strictObject({
  ...pageHead,
  // The heading in two parts, the second of them emphasised.
  hero: z.strictObject({ opening: text, emphasis: text, text, picture: pictureName }),
  video: titledText.extend({ film }),
  services: heading.extend({ items: z.array(entryOf('services')).length(4) }),
  process: z.strictObject({ title: text, statement: text, steps: z.array(titledText).length(4) }),
  projects: heading,
  facts: heading.extend({ items: z.array(fact).length(4) }),
  pricing: titledText,
  blog: heading,
  partners: heading,
});
