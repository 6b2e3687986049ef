/** Folder in src/pages, and start of the path, of the pages for URLs with a query (server/site/pages.ts). */
export const queryFolder = '/with-query';

/** Returns the public path of a page: without `.html` and `index`, which the build adds, and without `queryFolder`. */
export function pagePath({ pathname }: URL): string {
  const publicPath = pathname.startsWith(`${queryFolder}/`) ? pathname.slice(queryFolder.length) : pathname;
  return publicPath.replace(/\.html$/, '').replace(/\/index$|(?<=.)\/$/, '') || '/';
}
