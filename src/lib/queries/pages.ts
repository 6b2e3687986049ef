import { type CollectionEntry, getCollection } from 'astro:content';
import { pageCollection } from '../../content/page-collection.ts';
import { type PageName, pages } from '../routes.ts';
import { cachedInProduction } from './cached-in-production.ts';

/** Content of any page. */
export type PageContent = CollectionEntry<`page${Capitalize<PageName>}`>['data'];

/** Returns the content of one page, whose file is in src/content/pages. */
export async function getPage<Name extends PageName>(
  name: Name,
): Promise<CollectionEntry<`page${Capitalize<Name>}`>['data']> {
  const [entry] = await getCollection(pageCollection(name));
  if (!entry) throw new Error(`The content of ${name} is missing: see src/content/pages`);
  return entry.data;
}

/** Returns the content of every page that has a content file, in the order of src/lib/routes.ts. */
export async function getPages() {
  const names = Object.keys(pages) as PageName[];
  return Promise.all(names.map(async (name) => ({ name, data: await getPage(name) })));
}

/** Returns the name of each page for menus and breadcrumbs. */
export const getPageNames = cachedInProduction(
  async () =>
    Object.fromEntries((await getPages()).map(({ name, data }) => [name, data.name])) as Record<PageName, string>,
);

/** Returns the name of a page's picture: its share picture, that of its hero, or that of the home page's hero. */
export async function getPagePicture(page: PageContent): Promise<string> {
  if (page.sharePicture) return page.sharePicture;
  if ('hero' in page && 'picture' in page.hero) return page.hero.picture;
  return (await getPage('home')).hero.picture;
}
