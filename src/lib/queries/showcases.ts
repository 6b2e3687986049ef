import { getFilm } from '../media/films.ts';
import { getPicture } from '../media/pictures.ts';
import { getInOrder, requireEntry } from './entries.ts';
import { getProjectTile } from './projects.ts';

/** A slide of the showcase portfolio. */
export type PortfolioSlide = Awaited<ReturnType<typeof getPortfolioSlides>>[number];

/** Returns the slides of the showcase portfolio. */
export async function getPortfolioSlides() {
  return Promise.all(
    (await getInOrder('showcaseSlides')).map(async ({ id, data: { picture, project, ...rest } }) => {
      const { title, subtitle, client, href } = await getProjectTile(await requireEntry(project));
      return {
        id,
        title,
        subtitle,
        client,
        href,
        ...rest,
        picture: await getPicture(picture),
      };
    }),
  );
}

/** A slide of the video showcase. */
export type VideoSlide = Awaited<ReturnType<typeof getVideoSlides>>[number];

/** Returns the slides of the video showcase. */
export async function getVideoSlides() {
  return Promise.all(
    (await getInOrder('videoSlides')).map(async ({ id, data }) => ({
      id,
      ...data,
      film: getFilm(data.film),
      picture: await getPicture(data.picture),
    })),
  );
}
