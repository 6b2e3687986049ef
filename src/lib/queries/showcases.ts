import type { CollectionEntry } from 'astro:content';
import type { PictureContext } from '../../content/schemas/picture-on.ts';
import { film } from '../media/films.ts';
import { picture } from '../media/pictures.ts';
import { path } from '../routes.ts';
import { caseStudiesInOrder, clientColour } from './case-studies.ts';
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

/** A case study as a screen or a banner shows it. */
export type CaseStudyTile = Awaited<ReturnType<typeof caseStudyTile>>;

/**
 * Returns a case study with the first figure of its result, its picture on a page, and its client's colour.
 */
async function caseStudyTile(study: CollectionEntry<'caseStudies'>, page: PictureContext) {
  const { id, data } = study;
  const project = await requireEntry(data.project);
  const [result] = data.result.figures;
  const name = project.data.pictureOn[page] ?? project.data.picture;
  if (!name || !result) throw new Error(`case-studies/${id}.yaml: its project has no picture`);
  return {
    id,
    title: data.title,
    client: project.data.client,
    tone: data.tone ?? project.data.tone,
    ...result,
    colour: (await clientColour(study)) ?? (await picture(name)).top,
    href: path('caseStudy', id),
    picture: await picture(name),
  };
}

/** Returns every case study. */
export async function caseStudySlides(page: PictureContext) {
  return Promise.all((await caseStudiesInOrder()).map((study) => caseStudyTile(study, page)));
}

/** Returns the case studies that a page names. */
export async function caseStudyBanners(named: { collection: 'caseStudies'; id: string }[], page: PictureContext) {
  return Promise.all(named.map(async (reference) => caseStudyTile(await requireEntry(reference), page)));
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

/** A project block (docs/spec.md, section 3). */
export type ProjectBlock = Awaited<ReturnType<typeof projectBlocks>>[number];

/** Returns the project blocks of the creative portfolio. */
export async function projectBlocks() {
  return Promise.all(
    (await inOrder('projectBlocks')).map(async ({ id, data }) => ({
      id,
      ...data,
      picture: await picture(data.picture),
    })),
  );
}
