import { z } from 'astro/zod';
import { sitePath, text } from './fields.ts';
import { filmName, pictureName } from './references.ts';

/** Schema of a slide of the video showcase; `picture` is shown until the film plays. */
export const videoSlides = z.strictObject({
  introTitle: text,
  title: text,
  film: filmName,
  picture: pictureName,
  href: sitePath,
  /** Brightness of the film behind its text. */
  scheme: z.enum(['light', 'dark']),
  titlePosition: z.enum(['top', 'bottom', 'left']).default('bottom'),
});
