import { kinds } from '../tests/pages.ts';

/** Paths of src/lib/routes.ts, with one detail page of each kind. */
export const routes = kinds;

/** The routes named on the command line, or every one. */
export const requestedRoutes = process.argv.slice(2).length > 0 ? process.argv.slice(2) : routes;
