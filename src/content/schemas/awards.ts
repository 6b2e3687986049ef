import { z } from 'astro/zod';
import { order } from '../loaders.ts';

/** The awards timeline, newest first (spec section 3). */
export const awards = z.strictObject({
  order,
  year: z.int(),
  name: z.string(),
  position: z.string(),
  type: z.string(),
});
