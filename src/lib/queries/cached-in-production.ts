/**
 * Caches the result of `read` in builds and on the production server, where content does not change. With `astro dev`
 * each call reads again.
 */
export function cachedInProduction<Content>(read: () => Promise<Content>): () => Promise<Content> {
  let cached: Promise<Content> | undefined;
  return () => {
    if (!import.meta.env.PROD) return read();
    cached ??= read();
    return cached;
  };
}
