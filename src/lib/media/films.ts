const files = import.meta.glob<string>('../../assets/films/*.{webm,mp4}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Codecs of the films that artwork/ encodes, so that a browser skips a file it cannot play without fetching it. */
const types = {
  // H.264 High, level 5.0
  mp4: 'video/mp4; codecs="avc1.640032"',
  // AV1 Main, 10 bits, level 4.0
  webm: 'video/webm; codecs="av01.0.08M.10"',
};

/** A film for components: its files in the order in which browsers should try them. */
export interface Film {
  sources: { src: string; type: string }[];
}

/** Returns the film of that name in src/assets/films. Throws if one of its formats is missing. */
export function getFilm(name: string): Film {
  const source = (extension: 'mp4' | 'webm') => {
    const src = files[`../../assets/films/${name}.${extension}`];
    if (!src) throw new Error(`No film "${name}": src/assets/films/${name}.${extension} is missing`);
    return { src, type: types[extension] };
  };
  return { sources: [source('webm'), source('mp4')] };
}
