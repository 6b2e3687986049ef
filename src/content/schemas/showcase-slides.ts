import { z } from 'astro/zod';
import { slideAboves, slideGrounds, slideKeeps, slidePlaces } from '../../taxonomy/showcases.ts';
import { entryOf, pictureName } from './references.ts';

/** The screens of the showcase portfolio: projects, and where in their pictures type may stand. */
export const showcaseSlides = z.strictObject({
  project: entryOf('projects'),
  picture: pictureName,
  pictureTall: pictureName.optional(),
  ground: z.enum(slideGrounds),
  place: z.enum(slidePlaces),
  keep: z.enum(slideKeeps).default('top'),
  above: z.enum(slideAboves),
});
