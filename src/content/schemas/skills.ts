import { z } from 'astro/zod';
import { text } from './text.ts';

/** What one person can do, in per cent (spec section 9). */
export const skills = z.strictObject({
  title: text,
  factNumber: z.int().min(0).max(100),
  note: text,
});
