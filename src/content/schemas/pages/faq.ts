import { z } from 'astro/zod';
import { block, pageHead, text } from '../text.ts';

/** Content of the FAQ page. */
export const faqPage = z.strictObject({ ...pageHead, heading: text, text, rest: block });
