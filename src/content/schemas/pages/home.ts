import { z } from 'astro/zod';
import { heading, pageHead, teamSlider, text, titledText } from '../fields.ts';
import { pictureName } from '../references.ts';

/** Schema of the home page's texts. */
export const homePage = z.strictObject({
  ...pageHead,
  hero: titledText.extend({ picture: pictureName, pictureTall: pictureName.optional() }),
  about: z.strictObject({ title: text, text: z.array(text), picture: pictureName }),
  services: heading,
  celebrate: heading,
  sectors: heading,
  projects: heading,
  team: teamSlider,
  testimonials: heading,
  promise: text,
  partners: heading,
  gallery: titledText,
  blog: heading,
  enquiry: titledText,
});
