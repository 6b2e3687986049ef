import { getPicture } from '../media/pictures.ts';
import { alternativeHomes, fullWidthPages, mainPages, type PageName } from '../routes.ts';
import { getPagePicture, getPages } from './pages.ts';

/** Returns the full-screen menu: the main pages with their pictures, the other homes and the showcases. */
export async function getMenu() {
  const main = (await getPages()).filter(({ name }) => name in mainPages);
  const withPicture = main.map(async ({ name, data }) => {
    const menuPicture = data.menuPicture ?? (await getPagePicture(data));
    // These pictures are the same on every page and covered by a scrim, so one file is enough.
    return { page: name, picture: await getPicture(menuPicture, { only: [1480] }) };
  });
  return {
    pages: await Promise.all(withPicture),
    alternatives: Object.keys({ ...alternativeHomes, ...fullWidthPages }) as PageName[],
  };
}
