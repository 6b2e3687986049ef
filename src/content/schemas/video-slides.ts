import { z } from 'astro/zod';
import { slideSchemes } from '../../lib/categories.ts';
import { filmName, pictureName } from './references.ts';
import { pagePath, text } from './text.ts';

/** Schema of a slide of the video showcase; `picture` is shown until the film plays. */
export const videoSlides = z.strictObject({
  introTitle: text,
  title: text,
  film: filmName,
  picture: pictureName,
  href: pagePath,
  scheme: z.enum(slideSchemes),
  titlePosition: z.enum(['top', 'bottom']).default('bottom'),
});
