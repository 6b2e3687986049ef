import { z } from 'astro/zod';
import { faqCategories } from '../../taxonomy/faq.ts';
import { order } from '../loaders.ts';

/** The questions clients ask, in the categories of spec section 2. */
export const faq = z.strictObject({
  order,
  category: z.enum(faqCategories),
  question: z.string(),
  answer: z.array(z.string()).min(1),
});
