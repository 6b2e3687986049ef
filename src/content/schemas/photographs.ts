import { z } from 'astro/zod';
import { photographCategories } from '../../lib/fixed-lists.ts';
import { pictureName } from './references.ts';
import { text } from './text.ts';

/** The photographs of the photography agency's gallery (docs/spec.md, section 3). */
export const photographs = z.strictObject({
  title: text,
  subtitle: text,
  src: pictureName,
  // Picture for the lightbox, if it differs from the one in the grid.
  srcLg: pictureName.optional(),
  // In quarters of the width: 3 is a landscape of four to three, 6 a tall two to three.
  height: z.int().min(3).max(6),
  category: z.enum(photographCategories),
});
