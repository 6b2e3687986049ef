import { z } from 'astro/zod';
import { block, pageHead, text } from '../text.ts';

/** The words of the team's page. */
export const teamPage = z.strictObject({ ...pageHead, heading: text, text, rest: block });
