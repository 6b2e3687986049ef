import { existsSync, readdirSync } from 'node:fs';
import manifest from '../../assets/pictures/manifest.json' with { type: 'json' };

// Names of pictures, films and drawings, for the content schemas: these run before Vite can import the files.

/** The photographs in src/content/pictures. */
export const photographNames: ReadonlySet<string> = new Set(
  (existsSync('src/content/pictures') ? readdirSync('src/content/pictures') : [])
    .filter((file) => /\.(jpe?g|png|tiff?|webp|avif)$/i.test(file))
    .map((file) => file.replace(/\.\w+$/, '')),
);

/** Names of all pictures: those in src/assets/pictures, and the photographs. */
export const pictureNames: ReadonlySet<string> = new Set([...Object.keys(manifest), ...photographNames]);

const films = new Set(readdirSync('src/assets/films'));

/** The films in src/assets/films: those that are there in both formats. */
export const filmNames: ReadonlySet<string> = new Set(
  [...films]
    .filter((file) => file.endsWith('.webm') && films.has(file.replace('.webm', '.mp4')))
    .map((file) => file.slice(0, -'.webm'.length)),
);

/** The drawings in src/assets/icons/steps. */
export const stepDrawingNames: ReadonlySet<string> = new Set(
  readdirSync('src/assets/icons/steps').map((file) => file.replace(/\.svg$/, '')),
);
