import { entryCollections, type ListName, pages, path } from '../../lib/routes.ts';
import type { Ids } from './entries.ts';

/** Lookup of the paths of the site's pages. */
export interface PagePaths {
  all: string[];
  has(path: string): boolean;
}

/** Returns the paths of the site's pages. If a collection cannot be read, all paths below its list are accepted. */
export function pagePaths(ids: Ids): PagePaths {
  const lists = Object.entries(entryCollections) as [ListName, string][];
  const entries = lists.flatMap(([page, name]) => (ids[name] ?? []).map((id) => path(page, id)));
  const unreadable = lists.filter(([, name]) => !ids[name]).map(([page]) => path(page, ''));
  const paths = [...Object.values(pages), path('feed'), ...entries];
  return {
    all: paths,
    has: (url) => {
      const page = url.replace(/(?<=.)\/?([?#].*)?$/, '');
      return paths.includes(page) || unreadable.some((folder) => page.startsWith(folder));
    },
  };
}
