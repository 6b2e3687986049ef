import { z } from 'astro/zod';
import { sitePath, text } from './text.ts';

/** Pricing plans (docs/spec.md, section 9): three plans with a monthly and a yearly price. */
export const pricing = z.strictObject({
  title: text,
  // The target group, in one line.
  audience: text,
  price: z.strictObject({ monthly: z.int().positive(), yearly: z.int().positive() }),
  currency: z.string().length(3),
  features: z.array(text).length(6),
  btnLink: sitePath,
  btnText: text,
  timeline: text,
});
