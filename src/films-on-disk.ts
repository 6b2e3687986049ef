import { readdirSync } from 'node:fs';

const files = new Set(readdirSync('src/assets/films'));

/** The names of the films in src/assets/films: those that are there in both formats. */
export const filmNames: ReadonlySet<string> = new Set(
  [...files]
    .filter((file) => file.endsWith('.webm') && files.has(file.replace('.webm', '.mp4')))
    .map((file) => file.slice(0, -'.webm'.length)),
);
