import { getPicture } from '../media/pictures.ts';
import { path } from '../routes.ts';
import { getInOrder } from './entries.ts';
import { getMessages } from './messages.ts';
import { getPage } from './pages.ts';

/** A photograph of the gallery. */
export type Photograph = Awaited<ReturnType<typeof getPhotographs>>[number];

/** Returns all photographs for the gallery. */
export async function getPhotographs() {
  const { photographs: messages } = await getMessages();
  return Promise.all(
    (await getInOrder('photographs')).map(async ({ id, data: { title, subtitle, src, srcLg, height, category } }) => ({
      id,
      title,
      subtitle,
      height,
      category,
      categoryName: messages.categories[category],
      picture: await getPicture(src, { widest: 2400 }),
      /** The picture in the lightbox. */
      lightboxPicture: await getPicture(srcLg ?? src),
    })),
  );
}

/** A tab of the hero. */
export type PhotographyTab = Awaited<ReturnType<typeof getPhotographyTabs>>[number];

/**
 * Returns the four tabs of the hero with their pictures. `suns` holds the URLs of pictures of the same scene with other
 * positions of the sun.
 */
export async function getPhotographyTabs() {
  const { hero } = await getPage('photographyAgency');
  return Promise.all(
    hero.tabs.map(async ({ suns: names = [], ...tab }) => {
      const picture = await getPicture(tab.picture);
      // One width is enough, because each picture is visible only briefly.
      const suns = await Promise.all(names.map((name) => getPicture(name, { only: [1480] })));
      // A photograph and a rendered picture never show the same scene.
      const isSameScene = suns.every(({ isOwnPicture }) => isOwnPicture === picture.isOwnPicture);
      return { ...tab, picture, suns: isSameScene ? suns.map(({ largestUrl }) => largestUrl) : [] };
    }),
  );
}

/** A card of the services section. */
export type PhotographyCard = Awaited<ReturnType<typeof getPhotographyCards>>[number];

/** Returns the cards of the services section, each with a link to its service. */
export async function getPhotographyCards() {
  const { services } = await getPage('photographyAgency');
  return Promise.all(
    services.items.map(async ({ title, text, picture, service }) => ({
      title,
      subtitle: text,
      picture: await getPicture(picture, { widest: 2400 }),
      href: path('service', service.id),
    })),
  );
}
