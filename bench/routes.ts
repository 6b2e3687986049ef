import { kinds } from '../tests/pages.ts';

/** Every page of src/routes.ts, each kind of detail page once. */
export const routes = kinds;

/** The routes named on the command line, or every one. */
export const asked = process.argv.slice(2).length > 0 ? process.argv.slice(2) : routes;
