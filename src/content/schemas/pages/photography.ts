import { z } from 'astro/zod';
import { photographCategories } from '../../../taxonomy/photographs.ts';
import { entryOf, pictureName } from '../references.ts';
import { address, block, heading, pageHead, text } from '../text.ts';

/** The photography agency's home. */
export const photographyPage = z.strictObject({
  ...pageHead,
  hero: block.extend({
    button: text,
    tabs: z
      .array(
        z.strictObject({
          title: text,
          picture: pictureName,
          category: z.enum(photographCategories),
          // Which part of the picture is kept where the strip is lower than it.
          crop: z.enum(['top', 'middle', 'bottom']).default('middle'),
          // Pictures of the same scene, with the sun further and further from where it stands in this one.
          suns: z.array(pictureName).optional(),
        }),
      )
      .length(4),
  }),
  about: z.strictObject({
    title: text,
    text: z.array(text).min(1),
    picture: pictureName,
    link: z.strictObject({ name: text, href: address }),
  }),
  services: heading.extend({
    cards: z.array(block.extend({ picture: pictureName, service: entryOf('services') })).min(4),
  }),
  gallery: block,
  // The picture from edge to edge between the prices and the posts.
  panorama: pictureName,
  facts: z.strictObject({ title: text, facts: z.array(z.strictObject({ title: text, factNumber: text })) }),
  pricing: block,
  blog: heading,
  enquiry: block,
  visit: block,
});
