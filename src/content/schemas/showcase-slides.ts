import { z } from 'astro/zod';
import { entryOf, pictureName } from './references.ts';

/** Schema of a slide of the showcase portfolio. */
export const showcaseSlides = z.strictObject({
  project: entryOf('projects'),
  picture: pictureName,
  /** Brightness of the picture behind its text. */
  scheme: z.enum(['light', 'dark']),
  /** Corner of the picture for its text. */
  textPosition: z.enum(['top-start', 'top-end', 'bottom-start', 'bottom-end']),
  /** Part of the picture that stays visible on a screen that is lower than the picture. */
  crop: z.enum(['top', 'middle']).default('top'),
  /** Colour above the picture's upper edge. */
  topColour: z.enum(['sky', 'tile', 'wall', 'clay', 'night']),
});
