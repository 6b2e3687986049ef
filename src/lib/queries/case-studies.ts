import { type CollectionEntry, getCollection } from 'astro:content';
import type { PicturePlace } from '../../content/schemas/picture-on.ts';
import { arabicLogo, logoDrawing } from '../media/logos.ts';
import { getPicture } from '../media/pictures.ts';
import { path } from '../routes.ts';
import { findWithNeighbours, getInOrder, type Reference, requireEntry } from './entries.ts';
import { getProjectPictures, getProjectTile } from './projects.ts';

/** Returns the case studies in the order of their projects in the portfolio. */
export async function getCaseStudiesInOrder() {
  const studies = await getCollection('caseStudies');
  return (await getInOrder('projects')).flatMap(({ id }) => studies.filter(({ data }) => data.project.id === id));
}

/** Returns the colour of a case study's client, by default that of the upper edge of the project's picture. */
async function getClientColour({ data }: CollectionEntry<'caseStudies'>): Promise<string | undefined> {
  const { data: project } = await requireEntry(data.project);
  return data.colour ?? (project.picture && (await getPicture(project.picture)).top);
}

/** Returns the data of a case study's page. */
export async function getCaseStudyDetails(id: string) {
  const { entry, next } = findWithNeighbours(await getCaseStudiesInOrder(), id);
  const { data } = entry;
  const project = await requireEntry(data.project);
  const testimonial = data.testimonial && (await requireEntry(data.testimonial));
  const pictures = await getProjectPictures(project);
  /** Replaces the picture names in a part of the page with the pictures of the project. */
  const withPictures = <Part extends { pictures: string[] }>(part: Part) => ({
    ...part,
    pictures: part.pictures.flatMap((name) => pictures.filter((captioned) => captioned.picture.name === name)),
  });
  return {
    ...data,
    overview: withPictures(data.overview),
    research: {
      strategy: withPictures(data.research.strategy),
      guideline: withPictures(data.research.guideline),
    },
    result: withPictures(data.result),
    drawing: data.drawing && { ...data.drawing, ...logoDrawing(project.id) },
    project: {
      ...(await getProjectTile(project, project.data.pictureOn.caseStudy)),
      tone: data.tone ?? project.data.tone,
    },
    colour: await getClientColour(entry),
    arabicLogo: arabicLogo(project.id),
    year: project.data.year,
    quote: testimonial && {
      text: testimonial.data.text,
      name: testimonial.data.avatarName,
      designation: testimonial.data.avatarDesignation,
      portrait: await getPicture(testimonial.data.thumbnail),
    },
    next: await getNextLink(next),
  };
}

/** Returns a case study for the link from the one before it. */
async function getNextLink({ id, data }: CollectionEntry<'caseStudies'>) {
  const { client, picture, pictureOn } = (await requireEntry(data.project)).data;
  const name = pictureOn.nextCaseStudy ?? picture;
  return {
    title: data.title,
    detail: client,
    picture: name ? await getPicture(name, { widest: 1150 }) : undefined,
    href: path('caseStudy', id),
  };
}

/** A case study as a screen or a banner shows it. */
export type CaseStudyTile = Awaited<ReturnType<typeof getCaseStudyTile>>;

/** Returns a case study with the first figure of its result, its picture at a place, and its client's colour. */
async function getCaseStudyTile(study: CollectionEntry<'caseStudies'>, place: PicturePlace) {
  const { id, data } = study;
  const project = await requireEntry(data.project);
  const [result] = data.result.figures;
  const name = project.data.pictureOn[place] ?? project.data.picture;
  if (!name || !result) throw new Error(`case-studies/${id}.yaml: its project has no picture`);
  return {
    id,
    title: data.title,
    client: project.data.client,
    tone: data.tone ?? project.data.tone,
    ...result,
    colour: (await getClientColour(study)) ?? (await getPicture(name)).top,
    href: path('caseStudy', id),
    picture: await getPicture(name),
  };
}

/** Returns every case study. */
export async function getCaseStudySlides(place: PicturePlace) {
  return Promise.all((await getCaseStudiesInOrder()).map((study) => getCaseStudyTile(study, place)));
}

/** Returns the case studies that a page names. */
export async function getCaseStudyBanners(named: Reference<'caseStudies'>[], place: PicturePlace) {
  return Promise.all(named.map(async (reference) => getCaseStudyTile(await requireEntry(reference), place)));
}
