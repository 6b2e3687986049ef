/** Reads content once, for once built it stays as it is; with `astro dev`, each time that it is asked for. */
export function onceBuilt<Content>(read: () => Promise<Content>): () => Promise<Content> {
  let built: Promise<Content> | undefined;
  return () => {
    if (!import.meta.env.PROD) return read();
    built ??= read();
    return built;
  };
}
