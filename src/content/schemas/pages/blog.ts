import { z } from 'astro/zod';
import { entryOf } from '../references.ts';
import { pageHead, text } from '../text.ts';

/** Schema of the blog page's texts. */
export const blogPage = z.strictObject({
  ...pageHead,
  heading: text,
  intro: text,
  // Author of the introduction beside the list.
  editor: entryOf('team'),
});
