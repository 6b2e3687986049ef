import { z } from 'astro/zod';
import { order } from '../loaders.ts';

/** What one person can do, in per cent (spec section 9). */
export const skills = z.strictObject({
  order,
  title: z.string(),
  factNumber: z.int().min(0).max(100),
  note: z.string(),
});
