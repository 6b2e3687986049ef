import { z } from 'astro/zod';
import { pageHead, text } from '../text.ts';

/** Schema of a page that has only a heading of its own. */
export const headingPage = z.strictObject({ ...pageHead, heading: text });

/** Schema of the page with all services, with a sentence about their prices. */
export const servicePage = headingPage.extend({ text });
