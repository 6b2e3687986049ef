const files = import.meta.glob<string>('../assets/films/*.{webm,mp4}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/**
 * What artwork/films.py makes, in full: a browser that plays none of one codec does not fetch the file to find out.
 * H.264 High at level 5.0; AV1 Main at level 3.1, 8 bits.
 */
const types = { mp4: 'video/mp4; codecs="avc1.640032"', webm: 'video/webm; codecs="av01.0.05M.08"' };

/** A film as components take it: its files in the order in which a browser should try them. */
export interface Film {
  sources: { src: string; type: string }[];
}

/** The film of that name in src/assets/films. Throws when it is not there in both formats. */
export function film(name: string): Film {
  const source = (extension: keyof typeof types) => {
    const src = files[`../assets/films/${name}.${extension}`];
    if (!src) throw new Error(`No film "${name}": src/assets/films/${name}.${extension} is missing`);
    return { src, type: types[extension] };
  };
  return { sources: [source('webm'), source('mp4')] };
}
