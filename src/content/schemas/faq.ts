import { z } from 'astro/zod';
import { faqCategories } from '../../lib/fixed-lists.ts';
import { text } from './text.ts';

/** Questions and answers, in the categories of docs/spec.md, section 2. */
export const faq = z.strictObject({
  category: z.enum(faqCategories),
  question: text,
  answer: z.array(text).min(1),
});
