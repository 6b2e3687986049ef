import type { PageName } from '../routes.ts';

/** The collection that holds the words of a page: `pageAbout`. */
export const pageCollection = <Name extends PageName>(name: Name) =>
  `page${name.charAt(0).toUpperCase()}${name.slice(1)}` as `page${Capitalize<Name>}`;
