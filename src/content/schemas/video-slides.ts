import { z } from 'astro/zod';
import { filmNames } from '../../media/names.ts';
import { slideGrounds } from '../../taxonomy/showcases.ts';
import { pictureName } from './references.ts';
import { address, text } from './text.ts';

/** A film in src/assets/films by its name; a name that is not there fails the build. */
const filmName = z.string().refine((name) => filmNames.has(name), {
  error: ({ input }) => `there is no film called "${input}": src/assets/films holds no ${input}.webm and ${input}.mp4`,
});

/** The screens of the video showcase; `picture` is shown until the film plays. */
export const videoSlides = z.strictObject({
  introTitle: text,
  title: text,
  film: filmName,
  picture: pictureName,
  href: address,
  ground: z.enum(slideGrounds),
  place: z.enum(['top', 'bottom']).default('bottom'),
});
