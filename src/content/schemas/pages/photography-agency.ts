import { z } from 'astro/zod';
import { photographCategories } from '../../../lib/categories.ts';
import { fact, heading, pageHead, sitePath, text, titledText } from '../fields.ts';
import { entryOf, pictureName } from '../references.ts';

/** Schema of the photography agency page's texts. */
export const photographyAgencyPage = z.strictObject({
  ...pageHead,
  hero: titledText.extend({
    button: text,
    tabs: z
      .array(
        z.strictObject({
          title: text,
          picture: pictureName,
          category: z.enum(photographCategories),
          // Part of the picture that a low strip or a closed one shows.
          crop: z.enum(['top', 'middle', 'left', 'right']).default('middle'),
          // The same scene with other positions of the sun, in the order of their distance from that in `picture`.
          suns: z.array(pictureName).optional(),
        }),
      )
      .length(4),
  }),
  about: z.strictObject({
    title: text,
    text: z.array(text).min(1),
    picture: pictureName,
    link: z.strictObject({ name: text, href: sitePath }),
  }),
  services: heading.extend({
    items: z.array(titledText.extend({ picture: pictureName, service: entryOf('services') })).min(4),
  }),
  gallery: titledText,
  // The picture from edge to edge between the prices and the posts.
  panorama: pictureName,
  facts: heading.extend({ items: z.array(fact).min(1) }),
  pricing: titledText,
  blog: heading,
  enquiry: titledText,
  visit: titledText,
});
