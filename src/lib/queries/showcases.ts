import { type CollectionEntry, getEntries, getEntry } from 'astro:content';
import type { ShowingPage } from '../../content/schemas/shown.ts';
import { film } from '../media/films.ts';
import { picture } from '../media/pictures.ts';
import { path } from '../routes.ts';
import { caseStudiesInOrder } from './case-studies.ts';
import { projectTile } from './projects.ts';
import { inOrder } from './shared.ts';

/** The screens of the showcase portfolio. */
export async function portfolioSlides() {
  return Promise.all(
    (await inOrder('showcaseSlides')).map(async ({ id, data: { picture: name, pictureTall, project, ...rest } }) => {
      const [entry] = await getEntries([project]);
      if (!entry) throw new Error(`showcase-slides.yaml, ${id}: there is no project called "${project.id}"`);
      const { title, subtitle, client, href } = await projectTile(entry);
      return {
        id,
        title,
        subtitle,
        client,
        href,
        ...rest,
        picture: await picture(name),
        pictureTall: pictureTall ? await picture(pictureTall) : undefined,
      };
    }),
  );
}

/** A case study as a screen or a banner shows it. */
export type CaseStudyTile = Awaited<ReturnType<typeof caseStudyTile>>;

/** A case study with its project, and the first figure of its result, as a page shows it. */
async function caseStudyTile({ id, data }: CollectionEntry<'caseStudies'>, page: ShowingPage) {
  const project = await getEntry(data.project);
  const [result] = data.result.figures;
  const name = project?.data.shown[page] ?? project?.data.picture;
  if (!project || !name || !result) throw new Error(`case-studies/${id}.yaml: its project has no picture`);
  return {
    id,
    title: data.title,
    client: project.data.client,
    sector: project.data.sector,
    tone: data.tone ?? project.data.tone,
    ...result,
    href: path('caseStudy', id),
    picture: await picture(name),
  };
}

/** Every case study as a page shows it. */
export async function caseStudySlides(page: ShowingPage) {
  return Promise.all((await caseStudiesInOrder()).map((study) => caseStudyTile(study, page)));
}

/** The case studies that a page names. */
export async function caseStudyBanners(named: { collection: 'caseStudies'; id: string }[], page: ShowingPage) {
  return Promise.all(
    named.map(async (each) => {
      const study = await getEntry(each);
      if (!study) throw new Error(`There is no case study called "${each.id}" in src/content/case-studies`);
      return caseStudyTile(study, page);
    }),
  );
}

/** The screens of the video showcase. */
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

/** The project blocks of the creative portfolio. */
export async function projectBlocks() {
  return Promise.all(
    (await inOrder('projectBlocks')).map(async ({ id, data }) => ({
      id,
      ...data,
      picture: await picture(data.picture, { widest: 2880 }),
    })),
  );
}
