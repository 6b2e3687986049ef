import { z } from 'astro/zod';
import { photographCategories } from '../../../taxonomy/photographs.ts';
import { entryOf, pictureName } from '../references.ts';
import { block, heading, pageHead } from '../text.ts';

/** The photography agency's home. */
export const photographyPage = z.strictObject({
  ...pageHead,
  hero: block.extend({
    button: z.string(),
    tabs: z
      .array(
        z.strictObject({
          title: z.string(),
          picture: pictureName,
          category: z.enum(photographCategories),
          // Which part of the picture is kept where the strip is lower than it.
          crop: z.enum(['top', 'middle', 'bottom']).default('middle'),
        }),
      )
      .length(4),
  }),
  about: z.object({
    title: z.string(),
    text: z.array(z.string()).min(1),
    picture: pictureName,
    link: z.object({ name: z.string(), href: z.string().startsWith('/') }),
  }),
  services: heading.extend({
    cards: z.array(block.extend({ picture: pictureName, service: entryOf('services') })).min(4),
  }),
  gallery: block,
  // The picture from edge to edge between the prices and the posts.
  panorama: pictureName,
  facts: z.object({ title: z.string(), facts: z.array(z.object({ title: z.string(), factNumber: z.string() })) }),
  pricing: block,
  blog: heading,
  enquiry: block,
  visit: block,
});
