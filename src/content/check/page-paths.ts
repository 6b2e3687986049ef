import { readdirSync } from 'node:fs';
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
  const pages = readdirSync('src/pages').filter((name) => /^[a-z][a-z-]*\.(astro|ts)$|\.xml\.ts$/.test(name));
  const fixed = pages.map((name) => `/${name.replace(/\.(astro|ts)$/, '')}`).filter((path) => path !== '/index');
  const folders = Object.entries(collectionOf);
  const made = folders.flatMap(([folder, name]) => (ids[name] ?? []).map((id) => `/${folder}/${id}`));
  const unknown = folders.filter(([, name]) => !ids[name]).map(([folder]) => `/${folder}/`);
  const known = ['/', ...fixed, ...made];
  return {
    known,
    has: (url) => {
      const path = url.replace(/(?<=.)\/?([?#].*)?$/, '');
      return known.includes(path) || unknown.some((folder) => path.startsWith(folder));
    },
  };
}
