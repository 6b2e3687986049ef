import { z } from 'astro/zod';
import { block, pageHead } from '../text.ts';

/** The words of the team's page. */
export const teamPage = z.strictObject({ ...pageHead, heading: z.string(), text: z.string(), rest: block });
