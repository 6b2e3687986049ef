import { z } from 'astro/zod';
import { text } from './text.ts';

/** Stages of a person's career, oldest first (docs/spec.md, section 3). */
export const resume = z.strictObject({ year: z.int(), title: text, subTitle: text });
