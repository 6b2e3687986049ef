import { z } from 'astro/zod';
import { photographCategories } from '../../lib/categories.ts';
import { text } from './fields.ts';
import { pictureName } from './references.ts';

/** The photographs of the photography agency's gallery. */
export const photographs = z.strictObject({
  title: text,
  subtitle: text,
  src: pictureName,
  // Picture for the lightbox, if it differs from the one in the grid.
  srcLg: pictureName.optional(),
  // Height in quarters of the width: 3 for a landscape format (4:3), 6 for a portrait format (2:3).
  height: z.int().min(3).max(6),
  category: z.enum(photographCategories),
});
