/**
 * Returns the public path of a page: without `.html` and `index`, which the build adds, and without the
 * `/with-query` of the pages that answer queries (server/site/pages.ts).
 */
export function pagePath({ pathname }: URL): string {
  return (
    pathname
      .replace(/^\/with-query(?=\/)/, '')
      .replace(/\.html$/, '')
      .replace(/\/index$|(?<=.)\/$/, '') || '/'
  );
}
