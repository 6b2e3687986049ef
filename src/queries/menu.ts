import { getEntry } from 'astro:content';
import { picture } from '../media/pictures.ts';

/** What the full-screen menu leads to, with the pictures of its pages. */
export async function getMenu() {
  const entry = await getEntry('menu', 'menu');
  if (!entry) throw new Error('src/content/menu.yaml is missing');
  const { pages, alternatives } = entry.data;
  const withPicture = pages.map(async ({ page, picture: name }) => ({
    page,
    // The same on every page, and seen through a veil: one file is enough.
    picture: await picture(name, { only: [1480] }),
  }));
  return { pages: await Promise.all(withPicture), alternatives };
}
