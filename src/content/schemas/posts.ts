import { z } from 'astro/zod';
import { postCategories } from '../../lib/categories.ts';
import { postTones } from '../../lib/tones.ts';
import { date, text } from './fields.ts';
import { pictureOn } from './picture-on.ts';
import { entryOf, pictureName } from './references.ts';

const postPicture = z.strictObject({ picture: pictureName, caption: text });

/** Figure of an article: a picture, or a few characters set large. */
const postFigure = z.union([
  postPicture,
  z.strictObject({
    // At most two short lines: they are set as large as the tile allows.
    tile: z.string().regex(/^[^\n]{1,10}(\n[^\n]{1,10})?$/, 'a tile holds one or two lines of at most ten characters'),
    tone: z.enum(postTones),
    caption: text,
  }),
]);

/** Front matter of a blog post. */
export const posts = z.strictObject({
  title: text,
  subtitle: text.max(170),
  author: entryOf('team'),
  date,
  category: z.enum(postCategories),
  tags: z.array(z.string().regex(/^[a-z][a-z ]*$/, 'a tag is lower-case words')).min(1),
  quote: text,
  // Other pictures for single pages, instead of the opening picture.
  pictureOn,
  // The first figure opens the article and represents it in lists. The others are shown in pairs within the text.
  figures: z
    .tuple([postPicture], postFigure)
    .refine(([, ...others]) => others.some((figure) => 'picture' in figure), 'a post has two pictures at least'),
});
