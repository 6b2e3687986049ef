import { z } from 'astro/zod';
import { block, pageHead } from '../text.ts';

/** The words of the page of questions. */
export const faqPage = z.strictObject({ ...pageHead, heading: z.string(), text: z.string(), rest: block });
