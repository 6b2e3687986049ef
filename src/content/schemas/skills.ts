import { z } from 'astro/zod';
import { text } from './text.ts';

/** Skills of one person, in per cent (docs/spec.md, section 9). */
export const skills = z.strictObject({
  title: text,
  factNumber: z.int().min(0).max(100),
  note: text,
});
