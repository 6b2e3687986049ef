import { z } from 'astro/zod';
import { order } from '../loaders.ts';

/** What the agency costs (spec section 9): three plans, each by the month or by the year. */
export const pricing = z.strictObject({
  order,
  title: z.string(),
  price: z.strictObject({ monthly: z.int().positive(), yearly: z.int().positive() }),
  currency: z.string().length(3),
  features: z.array(z.string()).length(6),
  btnLink: z.string(),
  btnText: z.string(),
  timeline: z.string(),
});
