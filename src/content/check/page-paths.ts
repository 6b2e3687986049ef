import { pages, path } from '../../lib/routes.ts';
import type { Ids } from './entries.ts';

/** Collection whose entries become the pages of each folder in src/pages. */
const collectionOf: Record<string, string> = {
  service: 'services',
  portfolio: 'projects',
  'case-study': 'caseStudies',
  team: 'team',
  blog: 'posts',
};

/** Lookup of the paths of the site's pages. */
export interface PagePaths {
  known: string[];
  has(path: string): boolean;
}

/** Returns the paths of the site's pages. Those of a collection that cannot be read are not checked. */
export function pagePaths(ids: Ids): PagePaths {
  const folders = Object.entries(collectionOf);
  const made = folders.flatMap(([folder, name]) => (ids[name] ?? []).map((id) => `/${folder}/${id}`));
  const unknown = folders.filter(([, name]) => !ids[name]).map(([folder]) => `/${folder}/`);
  const known = [...Object.values(pages), path('feed'), ...made];
  return {
    known,
    has: (url) => {
      const page = url.replace(/(?<=.)\/?([?#].*)?$/, '');
      return known.includes(page) || unknown.some((folder) => page.startsWith(folder));
    },
  };
}
