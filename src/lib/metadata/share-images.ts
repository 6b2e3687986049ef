import { getCollection } from 'astro:content';
import { cachedInProduction } from '../queries/cached-in-production.ts';
import { getInOrder } from '../queries/entries.ts';
import { getPage, getPagePicture, getPages, type PageContent } from '../queries/pages.ts';
import { path, sharePath } from '../routes.ts';

/** Content of a share image: the page's title and the name of its picture. */
export type ShareImage = {
  title: string;
  picture: string;
  isPortrait?: boolean;
};

/** Returns the first text of a page: its heading, or the line of its hero. */
function firstLine(page: PageContent): string {
  if ('heading' in page) return page.heading;
  if ('hero' in page && 'title' in page.hero) return page.hero.title;
  if ('hero' in page && 'opening' in page.hero) return `${page.hero.opening} ${page.hero.emphasis}`;
  return page.title;
}

/** Returns the pages with their own share image, by path. */
export async function shareImages(): Promise<Map<string, ShareImage>> {
  const projects = await getInOrder('projects');
  const pictureOf = (id: string | undefined) => projects.find((project) => project.id === id)?.data.picture;
  const home = await getPagePicture(await getPage('home'));
  const team = await getInOrder('team');
  const isPortrait = (picture: string) => team.some(({ data }) => data.picture === picture);
  const images = new Map<string, ShareImage>();
  for (const { name, data } of await getPages()) {
    const picture = await getPagePicture(data);
    images.set(path(name), { title: firstLine(data), picture, isPortrait: isPortrait(picture) });
  }
  for (const { id, data } of await getInOrder('services'))
    images.set(path('service', id), { title: data.title, picture: data.picture });
  for (const { id, data } of projects)
    images.set(path('portfolio', id), { title: data.title, picture: data.picture ?? home });
  for (const { id, data } of await getCollection('caseStudies'))
    images.set(path('caseStudy', id), { title: data.title, picture: pictureOf(data.project.id) ?? home });
  for (const { id, data } of team)
    images.set(path('team', id), { title: data.name, picture: data.picture, isPortrait: true });
  for (const { id, data } of await getCollection('posts'))
    images.set(path('blog', id), { title: data.title, picture: data.figures[0].picture });
  return images;
}

const cachedShareImages = cachedInProduction(shareImages);

/** Returns the path of a page's share image. A page without one uses that of the home page. */
export async function shareImagePath(page: string): Promise<string> {
  const hasImage = page !== path('home') && (await cachedShareImages()).has(page);
  return sharePath(hasImage ? page : '/home');
}
