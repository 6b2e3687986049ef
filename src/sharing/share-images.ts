import { getCollection } from 'astro:content';
import { getPages } from '../queries/pages.ts';
import { getPage, inOrder } from '../queries/shared.ts';
import { path } from '../routes.ts';

/** What a page is shared with: its title, and the name of its picture. */
export type ShareImage = {
  title: string;
  picture: string;
  isPortrait?: boolean;
};

/** What a page says first: its heading, or the line of its first screen. */
function firstLine(page: object): string {
  const { title, heading, hero } = page as { title: string; heading?: string; hero?: Partial<Record<string, string>> };
  return heading ?? hero?.title ?? (hero?.opening ? `${hero.opening} ${hero.emphasis}` : title);
}

/** The pages that have an image of their own for where they are shared, by path. */
export async function shareImages(): Promise<Map<string, ShareImage>> {
  const projects = await inOrder('projects');
  const pictureOf = (id: string | undefined) => projects.find((project) => project.id === id)?.data.picture;
  const { sharePicture: home } = await getPage('pageHome');
  const team = await inOrder('team');
  const isPortrait = (picture: string) => team.some(({ data }) => data.picture === picture);
  return new Map<string, ShareImage>([
    ...(await getPages()).map(({ name, data }): [string, ShareImage] => [
      path(name),
      { title: firstLine(data), picture: data.sharePicture, isPortrait: isPortrait(data.sharePicture) },
    ]),
    ...(await inOrder('services')).map(({ id, data }): [string, ShareImage] => [
      path('service', id),
      { title: data.title, picture: data.picture ?? pictureOf(data.related[0]?.id) ?? home },
    ]),
    ...projects.map(({ id, data }): [string, ShareImage] => [
      path('portfolio', id),
      { title: data.title, picture: data.picture ?? home },
    ]),
    ...(await getCollection('caseStudies')).map(({ id, data }): [string, ShareImage] => [
      path('caseStudy', id),
      { title: data.title, picture: pictureOf(data.project.id) ?? home },
    ]),
    ...team.map(({ id, data }): [string, ShareImage] => [
      path('team', id),
      { title: data.name, picture: data.picture, isPortrait: true },
    ]),
    ...(await getCollection('posts')).map(({ id, data }): [string, ShareImage] => [
      path('blog', id),
      { title: data.title, picture: data.figures[0].picture },
    ]),
  ]);
}

let built: Promise<Map<string, ShareImage>> | undefined;

/** Where the share image of a page is; a page without one of its own shares that of the home page. */
export async function shareImagePath(page: string): Promise<string> {
  // Every page asks, those that are rendered on demand at every request; only in development may the list still change.
  if (!built || import.meta.env.DEV) built = shareImages();
  const own = page !== path('home') && (await built).has(page);
  return `/share${own ? page : '/home'}.jpg`;
}
