import { z } from 'astro/zod';
import { pageHead, text } from '../fields.ts';
import { entryOf } from '../references.ts';

/** Schema of the blog page's texts. */
export const blogPage = z.strictObject({
  ...pageHead,
  heading: text,
  intro: text,
  // Author of the introduction beside the list.
  editor: entryOf('team'),
});
