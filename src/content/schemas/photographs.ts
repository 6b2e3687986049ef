import { z } from 'astro/zod';
import { photographCategories } from '../../taxonomy/photographs.ts';
import { order } from '../loaders.ts';
import { pictureName } from './references.ts';

/** The photographs of the photography agency's gallery (spec section 3). */
export const photographs = z.strictObject({
  order,
  title: z.string(),
  subtitle: z.string(),
  src: pictureName,
  // What the lightbox shows, where it is another picture than the one in the grid.
  srcLg: pictureName.optional(),
  // In quarters of the width: 3 is a landscape of four to three, 6 a tall two to three.
  height: z.int().min(3).max(6),
  category: z.enum(photographCategories),
});
