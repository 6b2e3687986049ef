const files = import.meta.glob<string>('../assets/films/*.{webm,mp4}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/**
 * What the scripts in artwork/ make, in full: a browser that plays none of one codec does not fetch the file to find out.
 * H.264 High at level 5.0; AV1 Main, 8 bits, at level 3.1, and 4.0 for the reel, which is larger.
 */
const typeOf = (name: string, extension: 'mp4' | 'webm') =>
  extension === 'mp4'
    ? 'video/mp4; codecs="avc1.640032"'
    : `video/webm; codecs="av01.0.${name === 'reel' ? '08' : '05'}M.08"`;

/** A film as components take it: its files in the order in which a browser should try them. */
export interface Film {
  sources: { src: string; type: string }[];
}

/** The film of that name in src/assets/films. Throws when it is not there in both formats. */
export function film(name: string): Film {
  const source = (extension: 'mp4' | 'webm') => {
    const src = files[`../assets/films/${name}.${extension}`];
    if (!src) throw new Error(`No film "${name}": src/assets/films/${name}.${extension} is missing`);
    return { src, type: typeOf(name, extension) };
  };
  return { sources: [source('webm'), source('mp4')] };
}
