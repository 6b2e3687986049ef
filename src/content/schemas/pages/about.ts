import { z } from 'astro/zod';
import { pictureName } from '../references.ts';
import { block, heading, pageHead, teamSlider, text } from '../text.ts';

/** Schema of the about page's texts. */
export const aboutPage = z.strictObject({
  ...pageHead,
  intro: z.strictObject({ title: text, text: z.array(text), pictures: z.array(pictureName).length(3) }),
  celebrate: heading,
  beliefs: z.array(block).length(3),
  why: z.strictObject({ title: text, points: z.array(block).length(6) }),
  team: teamSlider,
});
