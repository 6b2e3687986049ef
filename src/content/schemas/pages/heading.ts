import { z } from 'astro/zod';
import { pageHead, text } from '../text.ts';

/** A page whose only own content is its heading; its lists have theirs. */
export const headingPage = z.strictObject({ ...pageHead, heading: text });
