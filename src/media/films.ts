const files = import.meta.glob<string>('../assets/films/*.{webm,mp4}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** A film as components take it: its files in the order in which a browser should try them. */
export interface Film {
  sources: { src: string; type: string }[];
}

/** The film of that name in src/assets/films. Throws when it is not there in both formats. */
export function film(name: string): Film {
  const source = (extension: string) => {
    const src = files[`../assets/films/${name}.${extension}`];
    if (!src) throw new Error(`No film "${name}": src/assets/films/${name}.${extension} is missing`);
    return { src, type: `video/${extension}` };
  };
  return { sources: [source('webm'), source('mp4')] };
}
