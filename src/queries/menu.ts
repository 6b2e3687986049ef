import { picture } from '../media/pictures.ts';
import { alternativeHomes, mainPages, type PageName, showcases } from '../routes.ts';
import { getPages } from './pages.ts';

/** What the full-screen menu leads to: the main pages, each with its picture, and the other homes and showcases. */
export async function getMenu() {
  const main = (await getPages()).filter(({ name }) => name in mainPages);
  const withPicture = main.map(async ({ name, data: { menuPicture } }) => {
    if (!menuPicture) throw new Error(`The words of ${name} have no menuPicture: see src/content/pages`);
    // The same on every page, and seen through a veil: one file is enough.
    return { page: name, picture: await picture(menuPicture, { only: [1480] }) };
  });
  return {
    pages: await Promise.all(withPicture),
    alternatives: Object.keys({ ...alternativeHomes, ...showcases }) as PageName[],
  };
}
