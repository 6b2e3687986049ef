import { z } from 'astro/zod';
import { pictureName } from '../references.ts';
import { block, heading, pageHead } from '../text.ts';

/** The words of the contact page. */
export const contactPage = z.strictObject({
  ...pageHead,
  hero: heading.extend({ picture: pictureName }),
  visit: block,
  sent: block,
});
