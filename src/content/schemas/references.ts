import { type CollectionKey, reference } from 'astro:content';
import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { pictureNames } from '../../media/names.ts';

/** A picture by its name in src/assets/pictures; a name that is not there fails the build. */
export const pictureName = z.string().refine((name) => pictureNames.has(name), {
  error: ({ input }) =>
    `there is no picture called "${input}" in src/assets/pictures/manifest.json; check the spelling or add it (see artwork/README.md)`,
});

/** An entry of another list, by the key it has in that list's file; one that is not there fails the build. */
export const entryOf = <Name extends CollectionKey>(name: Name) => {
  const path = `src/content/${name}.yaml`;
  return reference(name).refine(({ id }) => Object.hasOwn(parse(readFileSync(path, 'utf8')), id), {
    error: ({ input }) => `${path} has no entry called "${(input as { id: string }).id}"`,
  });
};

/** Somebody's own page on a network; the network's front page is nobody's and fails the build. */
export const profile = z.url().refine((url) => new URL(url).pathname.length > 1, {
  error: ({ input }) => `"${input}" leads to no profile; leave the line out where there is none`,
});
