import { z } from 'astro/zod';
import { date, pageHead, text } from '../fields.ts';

/** Schema of a legal page's texts: privacy, terms. */
export const legalPage = z.strictObject({
  ...pageHead,
  heading: text,
  intro: text,
  // Headings, each followed by paragraphs.
  parts: z.array(z.strictObject({ title: text, text: z.array(text).min(1) })).min(3),
  changed: date,
});
