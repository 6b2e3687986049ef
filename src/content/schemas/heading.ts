import { z } from 'astro/zod';
import { block, pageHead, text } from './text.ts';

/** Schema of a page that has only a heading of its own. */
export const headingPage = z.strictObject({ ...pageHead, heading: text });

/** The same with a sentence under the heading. */
export const introPage = headingPage.extend({ text });

/** The same with a block after the page's list. */
export const listPage = introPage.extend({ rest: block });
