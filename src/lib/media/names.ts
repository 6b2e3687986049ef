import { existsSync, readdirSync } from 'node:fs';
import manifest from '../../assets/pictures/manifest.json' with { type: 'json' };

// Names of pictures, films and drawings, for the content schemas: these run before Vite can import the files.

/** Valid name of a content file or a picture: small letters, digits and hyphens. */
export const validName = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Folder of the owner's pictures. */
export const ownPicturesFolder = 'src/content/pictures';
/** The file extensions that they may have. */
export const ownPictureExtension = /\.(jpe?g|png|tiff?|webp|avif)$/i;

/** Names of the owner's pictures. */
export const ownPictureNames: ReadonlySet<string> = new Set(
  (existsSync(ownPicturesFolder) ? readdirSync(ownPicturesFolder) : [])
    .filter((file) => ownPictureExtension.test(file))
    .map((file) => file.replace(/\.\w+$/, '')),
);

/** Names of all pictures: those in src/assets/pictures, and the owner's. */
export const pictureNames: ReadonlySet<string> = new Set([...Object.keys(manifest), ...ownPictureNames]);

const films = new Set(readdirSync('src/assets/films'));

/** The films in src/assets/films: those that are there in both formats. */
export const filmNames: ReadonlySet<string> = new Set(
  [...films]
    .filter((file) => file.endsWith('.webm') && films.has(file.replace('.webm', '.mp4')))
    .map((file) => file.slice(0, -'.webm'.length)),
);

/** The drawings in src/assets/icons/steps. */
export const stepIconNames: ReadonlySet<string> = new Set(
  readdirSync('src/assets/icons/steps').map((file) => file.replace(/\.svg$/, '')),
);
