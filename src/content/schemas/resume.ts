import { z } from 'astro/zod';
import { text } from './text.ts';

/** The stops of one person's way, first to last (spec section 3). */
export const resume = z.strictObject({ year: z.int(), title: text, subTitle: text });
