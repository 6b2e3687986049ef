import { z } from 'astro/zod';
import { slideAboves, slideGrounds, slideKeeps, slidePlaces } from '../../lib/categories/showcases.ts';
import { entryOf, pictureName } from './references.ts';

/** Slides of the showcase portfolio: projects, and the area of each picture that can hold text. */
export const showcaseSlides = z.strictObject({
  project: entryOf('projects'),
  picture: pictureName,
  pictureTall: pictureName.optional(),
  scheme: z.enum(slideGrounds),
  place: z.enum(slidePlaces),
  keep: z.enum(slideKeeps).default('top'),
  above: z.enum(slideAboves),
});
