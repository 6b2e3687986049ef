import { getEntry } from 'astro:content';
import { type PictureData, picture } from '../media/pictures.ts';
import { path } from '../routes.ts';
import type { PhotographCategory } from '../taxonomy/photographs.ts';
import { getPage, inOrder } from './shared.ts';
import { getWords } from './words.ts';

/** A photograph of the gallery. */
export interface Photograph {
  id: string;
  title: string;
  /** Where and when. */
  subtitle: string;
  /** In quarters of its width. */
  height: number;
  category: PhotographCategory;
  categoryName: string;
  picture: PictureData;
  /** What the lightbox shows. */
  large: PictureData;
}

/** All photographs, as the gallery takes them. */
export async function photographs(): Promise<Photograph[]> {
  const { photographs: words } = await getWords();
  return Promise.all(
    (await inOrder('photographs')).map(async ({ id, data: { title, subtitle, src, srcLg, height, category } }) => ({
      id,
      title,
      subtitle,
      height,
      category,
      categoryName: words.categories[category],
      picture: await picture(src, { widest: 2400 }),
      large: await picture(srcLg ?? src),
    })),
  );
}

/** The four tabs of the hero with their pictures; `suns` are the files of the same scene under other suns. */
export async function photographyTabs() {
  const { hero } = await getPage('pagePhotography');
  return Promise.all(
    hero.tabs.map(async ({ suns: names = [], ...tab }) => {
      const own = await picture(tab.picture);
      // Of one width: they are seen in passing.
      const suns = await Promise.all(names.map((name) => picture(name, { only: [1480] })));
      // A photograph in place of a render is of another scene, until its suns are photographs as well.
      const isOneScene = suns.every(({ ground }) => !ground === !own.ground);
      return { ...tab, picture: own, suns: isOneScene ? suns.map(({ large }) => large) : [] };
    }),
  );
}

/** The subjects of the photography agency as cards, each with a link to its service. */
export async function photographyCards() {
  const { services } = await getPage('pagePhotography');
  return Promise.all(
    services.cards.map(async ({ title, text, picture: name, service }) => {
      if (!(await getEntry(service)))
        throw new Error(`photography.yaml names a service "${service.id}" that is not there`);
      return {
        title,
        subtitle: text,
        picture: await picture(name, { widest: 2400 }),
        href: path('service', service.id),
      };
    }),
  );
}
