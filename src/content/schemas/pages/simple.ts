import { z } from 'astro/zod';
import { pageHead, text, titledText } from '../fields.ts';

/** Schema of a page that has only a heading of its own. */
export const headingPage = z.strictObject({ ...pageHead, heading: text });

/** Schema of a page with a heading and a sentence. */
export const introPage = headingPage.extend({ text });

/** Schema of a page with a heading and a sentence, and a text after its list. */
export const listPage = introPage.extend({ afterList: titledText });
