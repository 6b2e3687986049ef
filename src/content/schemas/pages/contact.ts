import { z } from 'astro/zod';
import { pictureName } from '../references.ts';
import { block, heading, pageHead } from '../text.ts';

/** Schema of the contact page's texts. */
export const contactPage = z.strictObject({
  ...pageHead,
  hero: heading.extend({ picture: pictureName }),
  visit: block,
  sent: block,
});
