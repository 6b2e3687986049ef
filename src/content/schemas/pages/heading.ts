import { z } from 'astro/zod';
import { pageHead, text } from '../text.ts';

/** A page that needs no words but its heading: what it lists has its own. */
export const headingPage = z.strictObject({ ...pageHead, heading: text });
