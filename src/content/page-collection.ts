import type { PageName } from '../lib/routes.ts';

/** Returns the name of a page's collection, for example `pageAbout`. */
export const pageCollection = <Name extends PageName>(name: Name) =>
  `page${name.charAt(0).toUpperCase()}${name.slice(1)}` as `page${Capitalize<Name>}`;
