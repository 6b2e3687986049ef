import { z } from 'astro/zod';
import { cropAnchors, skyColours, slideSchemes, textPositions } from '../../lib/categories/showcases.ts';
import { entryOf, pictureName } from './references.ts';

/** Schema of a slide of the showcase portfolio: its project, and the area of its picture for the text. */
export const showcaseSlides = z.strictObject({
  project: entryOf('projects'),
  picture: pictureName,
  pictureTall: pictureName.optional(),
  scheme: z.enum(slideSchemes),
  place: z.enum(textPositions),
  keep: z.enum(cropAnchors).default('top'),
  above: z.enum(skyColours),
});
