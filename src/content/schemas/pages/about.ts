import { z } from 'astro/zod';
import { heading, pageHead, teamSlider, text, titledText } from '../fields.ts';
import { pictureName } from '../references.ts';

/** Schema of the about page's texts. */
export const aboutPage = z.strictObject({
  ...pageHead,
  intro: z.strictObject({ title: text, text: z.array(text), pictures: z.array(pictureName).length(3) }),
  celebrate: heading,
  beliefs: z.array(titledText).length(3),
  why: z.strictObject({ title: text, points: z.array(titledText).length(6) }),
  team: teamSlider,
});
