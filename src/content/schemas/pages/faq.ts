import { z } from 'astro/zod';
import { block, pageHead, text } from '../text.ts';

/** The words of the page of questions. */
export const faqPage = z.strictObject({ ...pageHead, heading: text, text, rest: block });
