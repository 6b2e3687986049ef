import { getCollection } from 'astro:content';
import { pageCollection } from '../content/page-collection.ts';
import { type PageName, pages } from '../routes.ts';

/** The words of every page that has some, in the order of src/routes.ts. */
export async function getPages() {
  const names = Object.keys(pages) as PageName[];
  return Promise.all(
    names.map(async (name) => {
      const [entry] = await getCollection(pageCollection(name));
      if (!entry) throw new Error(`The words of ${name} are missing: see src/content/pages`);
      return { name, data: entry.data };
    }),
  );
}

let known: Promise<Record<PageName, string>> | undefined;

/** What each page is called in menus and breadcrumbs. */
export function pageNames(): Promise<Record<PageName, string>> {
  // Every page asks; only in development may a name still change.
  if (!known || import.meta.env.DEV)
    known = getPages().then(
      (all) => Object.fromEntries(all.map(({ name, data }) => [name, data.name])) as Record<PageName, string>,
    );
  return known;
}
