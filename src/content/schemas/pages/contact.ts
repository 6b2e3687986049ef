import { z } from 'astro/zod';
import { heading, pageHead, titledText } from '../fields.ts';
import { pictureName } from '../references.ts';

/** Schema of the contact page's texts. */
export const contactPage = z.strictObject({
  ...pageHead,
  hero: heading.extend({ picture: pictureName }),
  visit: titledText,
  sent: titledText,
});
