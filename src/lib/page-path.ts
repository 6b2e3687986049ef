/** Folder in src/pages of the pages that answer queries, and the start of their paths (server/site/pages.ts). */
export const queryFolder = '/with-query';

/** Returns the public path of a page: without `.html` and `index`, which the build adds, and without `queryFolder`. */
export function pagePath({ pathname }: URL): string {
  const publicPath = pathname.startsWith(`${queryFolder}/`) ? pathname.slice(queryFolder.length) : pathname;
  return publicPath.replace(/\.html$/, '').replace(/\/index$|(?<=.)\/$/, '') || '/';
}
