/** Caches the result of `read` in a build, where content does not change. With `astro dev` each call reads again. */
export function onceBuilt<Content>(read: () => Promise<Content>): () => Promise<Content> {
  let cached: Promise<Content> | undefined;
  return () => {
    if (!import.meta.env.PROD) return read();
    cached ??= read();
    return cached;
  };
}
