import { getCollection } from 'astro:content';
import { pageCollection } from '../../content/page-collection.ts';
import { type PageName, pages } from '../routes.ts';
import { onceBuilt } from './once-built.ts';

/** The words of every page that has some, in the order of src/lib/routes.ts. */
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

/** Returns the name of each page for menus and breadcrumbs. */
export const pageNames = onceBuilt(
  async () =>
    Object.fromEntries((await getPages()).map(({ name, data }) => [name, data.name])) as Record<PageName, string>,
);

/** Returns the name of a page's picture: its share picture, that of its hero, or that of the home page's hero. */
export async function pagePicture(page: { sharePicture?: string | undefined }): Promise<string> {
  const { sharePicture, hero } = page as typeof page & { hero?: { picture?: string } };
  const own = sharePicture ?? hero?.picture;
  if (own) return own;
  const [home] = await getCollection('pageHome');
  return home!.data.hero.picture;
}
