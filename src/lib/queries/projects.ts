import { type CollectionEntry, getCollection, getEntries } from 'astro:content';
import type { PicturePlace } from '../../content/schemas/picture-on.ts';
import type { ProjectCategory } from '../categories.ts';
import { interpolate } from '../i18n/interpolate.ts';
import { arabicLogo, getLogo, type LogoData } from '../media/logos.ts';
import { type CaptionedPicture, getPicture, inlinePhoneFile, type PictureData } from '../media/pictures.ts';
import { picturesOfStudy } from '../pictures-of-study.ts';
import { path } from '../routes.ts';
import type { ProjectTone } from '../tones.ts';
import { cachedInProduction } from './cached-in-production.ts';
import { findWithNeighbours, getInOrder, type Reference } from './entries.ts';
import { getMessages } from './messages.ts';

/** A project for lists and tiles. */
export interface ProjectTile {
  id: string;
  href: string;
  title: string;
  subtitle: string;
  /** The outcome, in one sentence. */
  result: string;
  client: string;
  sector: string;
  category: ProjectCategory;
  categoryName: string;
  hasCaseStudy: boolean;
  tone: ProjectTone;
  /** The client's logo with its text. */
  logo: LogoData & { alt: string };
  /** Picture of the project. If there is none, the client's logo is shown instead. */
  picture?: PictureData | undefined;
  /** Another picture, which cards show when they are hovered or focused. */
  hoverPicture?: Pick<PictureData, 'srcSet' | 'crop'> | undefined;
}

/** Returns the ids of the projects that have a case study. */
const getStudiedProjects = cachedInProduction(
  async () => new Set((await getCollection('caseStudies')).map(({ data }) => data.project.id)),
);

/** Returns a project as a tile with its usual picture, or with another (`pictureOn`, `related` of a service). */
export async function getProjectTile(
  { id, data }: CollectionEntry<'projects'>,
  pictureName?: string,
): Promise<ProjectTile> {
  const { title, subtitle, result, client, sector, category, tone } = data;
  const { portfolio } = await getMessages();
  const name = pictureName ?? data.picture;
  // If this page shows another picture, hovering shows the cover.
  const hoverName = pictureName ? data.picture : data.picture && data.pictures[0]?.picture;
  const hoverPicture = hoverName ? await getPicture(hoverName, { only: [690, 1150] }) : undefined;
  return {
    id,
    href: path('portfolio', id),
    title,
    subtitle,
    result,
    client,
    sector,
    category,
    categoryName: portfolio.categories[category],
    hasCaseStudy: (await getStudiedProjects()).has(id),
    tone,
    logo: { ...getLogo(id), alt: interpolate(portfolio.logo, { client }) },
    picture: name ? await getPicture(name) : undefined,
    hoverPicture: hoverPicture && { srcSet: hoverPicture.srcSet, crop: hoverPicture.crop },
  };
}

const tilesAt = (place: PicturePlace, projects: CollectionEntry<'projects'>[]) =>
  Promise.all(projects.map((project) => getProjectTile(project, project.data.pictureOn[place])));

/** Returns all projects as tiles at a place, in the order of the file. */
export async function getProjectTiles(place: PicturePlace): Promise<ProjectTile[]> {
  return tilesAt(place, await getInOrder('projects'));
}

/** Returns the projects that have a picture, newest first, with their pictures of the home page. */
export async function getIllustratedProjects() {
  const projects = (await getInOrder('projects')).sort((a, b) => b.data.year - a.data.year);
  const tiles = await tilesAt('home', projects);
  return tiles.flatMap(({ picture, ...tile }) => (picture ? [{ ...tile, picture }] : []));
}

/** Returns a project's pictures besides its cover, with their captions. */
export async function getProjectPictures({ data }: CollectionEntry<'projects'>): Promise<CaptionedPicture[]> {
  return Promise.all(
    data.pictures.map(async ({ picture, caption }) => ({ picture: await getPicture(picture), caption })),
  );
}

/** Data of a project's page. */
export type ProjectDetails = Awaited<ReturnType<typeof getProjectDetails>>;

/** Returns the data of a project's page. */
export async function getProjectDetails(id: string) {
  const { entry, next, previous } = findWithNeighbours(await getInOrder('projects'), id);
  const tile = await getProjectTile(entry);
  const nextTile = await getProjectTile(next, next.data.pictureOn.nextProject);
  const [study] = await getCollection('caseStudies', ({ data }) => data.project.id === id);
  const inStudy = study ? picturesOfStudy(study.data) : [];
  const { title, subtitle, client } = tile;
  return {
    ...tile,
    description: interpolate((await getMessages()).descriptions.project, { title, subtitle, client }),
    picture: tile.picture && (await inlinePhoneFile(tile.picture)),
    pictures: (await getProjectPictures(entry)).filter((captioned) => !inStudy.includes(captioned.picture.name)),
    arabicLogo: arabicLogo(id),
    year: entry.data.year,
    line: entry.data.line,
    story: entry.data.story,
    services: (await getEntries(entry.data.services)).map((service) => ({
      title: service.data.title,
      href: path('service', service.id),
    })),
    caseStudy: study && { title: study.data.title, detail: firstResult(study), href: path('caseStudy', study.id) },
    next: {
      ...nextTile,
      picture: nextTile.picture && (await getPicture(nextTile.picture.name, { only: [530, 890, 1480] })),
    },
    previous: await getProjectTile(previous),
  };
}

/** Returns the first figure of a case study's result with its meaning. */
function firstResult({ data }: CollectionEntry<'caseStudies'>): string {
  const [result] = data.result.figures;
  return result ? `${result.figure} ${result.label}` : '';
}

/** Returns the projects that a page names, in its order. */
export async function getNamedProjects(named: Reference<'projects'>[], place: PicturePlace) {
  return tilesAt(place, await getEntries(named));
}

/** A project block. */
export type ProjectBlock = Awaited<ReturnType<typeof getProjectBlocks>>[number];

/** Returns the project blocks of the creative portfolio. */
export async function getProjectBlocks() {
  return Promise.all(
    (await getInOrder('projectBlocks')).map(async ({ id, data }) => ({
      id,
      ...data,
      picture: await getPicture(data.picture),
    })),
  );
}
