import { z } from 'astro/zod';
import { order } from '../loaders.ts';

/** The stops of one person's way, first to last (spec section 3). */
export const resume = z.strictObject({ order, year: z.int(), title: z.string(), subTitle: z.string() });
