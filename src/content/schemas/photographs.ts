import { z } from 'astro/zod';
import { photographCategories } from '../../taxonomy/photographs.ts';
import { pictureName } from './references.ts';
import { text } from './text.ts';

/** The photographs of the photography agency's gallery (spec section 3). */
export const photographs = z.strictObject({
  title: text,
  subtitle: text,
  src: pictureName,
  // What the lightbox shows, where it is another picture than the one in the grid.
  srcLg: pictureName.optional(),
  // In quarters of the width: 3 is a landscape of four to three, 6 a tall two to three.
  height: z.int().min(3).max(6),
  category: z.enum(photographCategories),
});
