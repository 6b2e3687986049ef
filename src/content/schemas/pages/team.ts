import { z } from 'astro/zod';
import { block, pageHead, text } from '../text.ts';

/** Schema of the team page's texts. */
export const teamPage = z.strictObject({ ...pageHead, heading: text, text, rest: block });
