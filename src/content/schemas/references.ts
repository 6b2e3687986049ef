import { z } from 'astro/zod';
import { filmNames, pictureNames } from '../../media/names.ts';
import { meant } from '../check/reasons.ts';

/** A picture by its name, of src/assets/pictures or a photograph of src/content/pictures; another name fails the build. */
export const pictureName = z.string().refine((name) => pictureNames.has(name), {
  error: ({ input }) =>
    `there is no picture called "${input}"; your own goes into src/content/pictures and src/content/pictures.yaml (docs/editing.md, A picture)${meant(input, [...pictureNames])}`,
});

/** A film in src/assets/films by its name; a name that is not there fails the build. */
export const filmName = z.string().refine((name) => filmNames.has(name), {
  error: ({ input }) => `there is no film called "${input}": src/assets/films holds no ${input}.webm and ${input}.mp4`,
});

/** An entry of another collection, by its key in that file or its file's name. That it is there, `../check` looks after. */
export const entryOf = <Name extends string>(collection: Name) =>
  z
    .string()
    .transform((id) => ({ collection, id }))
    .meta({ entryOf: collection });

/** Somebody's own page on a network; the network's front page is nobody's and fails the build. */
export const profile = z.url().refine((url) => new URL(url).pathname.length > 1, {
  error: ({ input }) => `"${input}" leads to no profile; leave the line out where there is none`,
});
