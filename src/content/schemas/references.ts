import { z } from 'astro/zod';
import { didYouMean } from '../../lib/did-you-mean.ts';
import { filmNames, pictureNames } from '../../lib/media/names.ts';

/** Name of a picture in src/assets/pictures or src/content/pictures. Unknown names fail the build. */
export const pictureName = z.string().refine((name) => pictureNames.has(name), {
  error: ({ input }) =>
    `there is no picture called "${input}"; your own goes into src/content/pictures and src/content/pictures.yaml (docs/editing.md, Add a picture)${didYouMean(input, [...pictureNames])}`,
});

/** Name of a film in src/assets/films. Unknown names fail the build. */
export const filmName = z.string().refine((name) => filmNames.has(name), {
  error: ({ input }) => `there is no film called "${input}": src/assets/films holds no ${input}.webm and ${input}.mp4`,
});

/** Returns the schema of a reference to an entry in another collection. The content check verifies that it exists. */
export const entryOf = <Name extends string>(collection: Name) =>
  z
    .string()
    .transform((id) => ({ collection, id }))
    .meta({ entryOf: collection });
