import { capitalise } from '../lib/letter-case.ts';
import type { PageName } from '../lib/routes.ts';

/** Returns the name of a page's collection, for example `pageAbout`. */
export const pageCollection = <Name extends PageName>(name: Name) =>
  `page${capitalise(name)}` as `page${Capitalize<Name>}`;
