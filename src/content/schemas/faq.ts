import { z } from 'astro/zod';
import { faqCategories } from '../../taxonomy/faq.ts';
import { text } from './text.ts';

/** The questions clients ask, in the categories of spec section 2. */
export const faq = z.strictObject({
  category: z.enum(faqCategories),
  question: text,
  answer: z.array(text).min(1),
});
