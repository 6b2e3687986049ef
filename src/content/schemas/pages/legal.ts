import { z } from 'astro/zod';
import { pageHead } from '../text.ts';

/** A page of small print: privacy, terms. */
export const legalPage = z.strictObject({
  ...pageHead,
  heading: z.string(),
  intro: z.string(),
  // Headings with what stands under them, a paragraph each.
  parts: z.array(z.object({ title: z.string(), text: z.array(z.string()).min(1) })).min(3),
  // What whoever takes the site over is to know.
  note: z.string().optional(),
  changed: z.iso.date(),
});
