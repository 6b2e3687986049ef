import { z } from 'astro/zod';
import { postCategories } from '../../taxonomy/posts.ts';
import { entryOf, pictureName } from './references.ts';
import { shown } from './shown.ts';
import { text } from './text.ts';

const postPicture = z.strictObject({ picture: pictureName, caption: text });

/** What illustrates a part of a post: a picture, or a few characters set large. */
const postFigure = z.union([
  postPicture,
  z.strictObject({
    // At most two short lines: they are set as large as the tile allows.
    tile: z.string().regex(/^[^\n]{1,10}(\n[^\n]{1,10})?$/, 'a tile holds one or two lines of at most ten characters'),
    tone: z.enum(['sand', 'sky', 'mist', 'dusk', 'signal']),
    caption: text,
  }),
]);

/** A post of the blog: what stands at the head of its file, above the text. */
export const posts = z.strictObject({
  title: text,
  subtitle: text.max(170),
  author: entryOf('team'),
  date: z.iso.date(),
  category: z.enum(postCategories),
  tags: z.array(z.string().regex(/^[a-z][a-z ]*$/, 'a tag is lower-case words')).min(1),
  quote: text,
  // What a page shows in place of the picture that opens it.
  shown,
  // The first opens the article and stands for it wherever it is listed, the others stand within it, two side by side.
  figures: z
    .tuple([postPicture], postFigure)
    .refine(([, ...others]) => others.some((figure) => 'picture' in figure), 'a post has two pictures at least'),
});
