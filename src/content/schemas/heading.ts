import { z } from 'astro/zod';
import { pageHead, text } from './text.ts';

/** Schema of a page that has only a heading of its own. */
export const headingPage = z.strictObject({ ...pageHead, heading: text });
