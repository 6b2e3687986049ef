import { z } from 'astro/zod';
import { slideCrops, slideSchemes, textPositions, topColours } from '../../lib/categories.ts';
import { entryOf, pictureName } from './references.ts';

/** Schema of a slide of the showcase portfolio: its project, and the area of its picture for the text. */
export const showcaseSlides = z.strictObject({
  project: entryOf('projects'),
  picture: pictureName,
  scheme: z.enum(slideSchemes),
  textPosition: z.enum(textPositions),
  crop: z.enum(slideCrops).default('top'),
  topColour: z.enum(topColours),
});
