import { z } from 'astro/zod';
import { text } from './text.ts';

/** The awards timeline, newest first (docs/spec.md, section 3). */
export const awards = z.strictObject({
  year: z.int(),
  name: text,
  position: text,
  type: text,
});
