import manifest from './assets/pictures/manifest.json' with { type: 'json' };

/** The names of the pictures in src/assets/pictures. */
export const pictureNames: ReadonlySet<string> = new Set(Object.keys(manifest));
