import { z } from 'astro/zod';
import { pictureName } from '../references.ts';
import { block, heading, pageHead, teamSlider, text } from '../text.ts';

/** Schema of the home page's texts. */
export const homePage = z.strictObject({
  ...pageHead,
  hero: block.extend({ picture: pictureName, pictureTall: pictureName.optional() }),
  about: z.strictObject({ title: text, text: z.array(text), picture: pictureName }),
  services: heading,
  celebrate: heading,
  sectors: heading,
  projects: heading,
  team: teamSlider,
  testimonials: heading,
  promise: text,
  partners: heading,
  gallery: block,
  blog: heading,
  enquiry: block,
});
