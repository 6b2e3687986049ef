import { picture } from '../media/pictures.ts';
import { path } from '../routes.ts';
import { inOrder } from './entries.ts';
import { getMessages } from './messages.ts';
import { getPage } from './pages.ts';

/** A photograph of the gallery. */
export type Photograph = Awaited<ReturnType<typeof photographs>>[number];

/** Returns all photographs for the gallery. */
export async function photographs() {
  const { photographs: messages } = await getMessages();
  return Promise.all(
    (await inOrder('photographs')).map(async ({ id, data: { title, subtitle, src, srcLg, height, category } }) => ({
      id,
      title,
      subtitle,
      height,
      category,
      categoryName: messages.categories[category],
      picture: await picture(src, { widest: 2400 }),
      /** The picture in the lightbox. */
      lightboxPicture: await picture(srcLg ?? src),
    })),
  );
}

/** A tab of the hero. */
export type PhotographyTab = Awaited<ReturnType<typeof photographyTabs>>[number];

/**
 * Returns the four tabs of the hero with their pictures. `suns` holds the URLs of pictures of the same scene with other
 * positions of the sun.
 */
export async function photographyTabs() {
  const { hero } = await getPage('photography');
  return Promise.all(
    hero.tabs.map(async ({ suns: names = [], ...tab }) => {
      const own = await picture(tab.picture);
      // One width is enough, because each picture is visible only briefly.
      const suns = await Promise.all(names.map((name) => picture(name, { only: [1480] })));
      // Photographs, which have a scheme, and renders show different scenes, so they are not mixed.
      const isSameScene = suns.every(({ scheme }) => !scheme === !own.scheme);
      return { ...tab, picture: own, suns: isSameScene ? suns.map(({ largestUrl }) => largestUrl) : [] };
    }),
  );
}

/** A card of the services section. */
export type PhotographyCard = Awaited<ReturnType<typeof photographyCards>>[number];

/** Returns the cards of the services section, each with a link to its service. */
export async function photographyCards() {
  const { services } = await getPage('photography');
  return Promise.all(
    services.items.map(async ({ title, text, picture: name, service }) => ({
      title,
      subtitle: text,
      picture: await picture(name, { widest: 2400 }),
      href: path('service', service.id),
    })),
  );
}
