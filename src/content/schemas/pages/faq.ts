import { z } from 'astro/zod';
import { block, pageHead, text } from '../text.ts';

/** Schema of the FAQ page's texts. */
export const faqPage = z.strictObject({ ...pageHead, heading: text, text, rest: block });
