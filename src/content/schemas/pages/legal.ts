import { z } from 'astro/zod';
import { pageHead, text } from '../text.ts';

/** A page of small print: privacy, terms. */
export const legalPage = z.strictObject({
  ...pageHead,
  heading: text,
  intro: text,
  // Headings with what stands under them, a paragraph each.
  parts: z.array(z.strictObject({ title: text, text: z.array(text).min(1) })).min(3),
  // A note to the agency that takes the site over.
  note: text.optional(),
  changed: z.iso.date(),
});
