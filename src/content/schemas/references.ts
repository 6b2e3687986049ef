import { z } from 'astro/zod';
import { pictureNames } from '../../media/names.ts';

/** A picture by its name in src/assets/pictures; a name that is not there fails the build. */
export const pictureName = z.string().refine((name) => pictureNames.has(name), {
  error: ({ input }) =>
    `there is no picture called "${input}" in src/assets/pictures/manifest.json; check the spelling or add it (see artwork/README.md)`,
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
