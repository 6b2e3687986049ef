import { film } from '../media/films.ts';
import { picture } from '../media/pictures.ts';
import { inOrder, requireEntry } from './entries.ts';
import { projectTile } from './projects.ts';

/** A slide of the showcase portfolio (docs/spec.md, section 3). */
export type PortfolioSlide = Awaited<ReturnType<typeof portfolioSlides>>[number];

/** Returns the slides of the showcase portfolio. */
export async function portfolioSlides() {
  return Promise.all(
    (await inOrder('showcaseSlides')).map(async ({ id, data: { picture: name, project, ...rest } }) => {
      const { title, subtitle, client, href } = await projectTile(await requireEntry(project));
      return {
        id,
        title,
        subtitle,
        client,
        href,
        ...rest,
        picture: await picture(name),
      };
    }),
  );
}

/** A slide of the video showcase (docs/spec.md, section 3). */
export type VideoSlide = Awaited<ReturnType<typeof videoSlides>>[number];

/** Returns the slides of the video showcase. */
export async function videoSlides() {
  return Promise.all(
    (await inOrder('videoSlides')).map(async ({ id, data }) => ({
      id,
      ...data,
      film: film(data.film),
      picture: await picture(data.picture),
    })),
  );
}
