import { z } from 'astro/zod';
import { pictureName } from '../references.ts';
import { block, heading, pageHead } from '../text.ts';

/** The words of the page about the agency. */
export const aboutPage = z.strictObject({
  ...pageHead,
  intro: z.object({ title: z.string(), text: z.array(z.string()), pictures: z.array(pictureName).length(3) }),
  celebrate: heading,
  beliefs: z.array(block).length(3),
  why: z.object({ title: z.string(), points: z.array(block).length(6) }),
  team: heading,
});
