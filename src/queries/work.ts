import { type CollectionEntry, getCollection, getEntries } from 'astro:content';
import { logo } from '../media/logos.ts';
import { forPhone, type PictureData, picture } from '../media/pictures.ts';
import { categoryNames, type ProjectCategory, type ProjectTone } from '../taxonomy/projects.ts';
import { inOrder } from './shared.ts';

/** A project as lists and tiles take it. */
export interface ProjectTile {
  id: string;
  href: string;
  title: string;
  subtitle: string;
  client: string;
  sector: string;
  category: ProjectCategory;
  categoryName: string;
  tone: ProjectTone;
  logo: { src: string; width: number; height: number };
  /** Without one, the client's logo stands in its place. */
  picture?: PictureData | undefined;
}

/** A project of the content file as a tile. */
export async function projectTile({ id, data }: CollectionEntry<'projects'>): Promise<ProjectTile> {
  const { title, subtitle, client, sector, category, tone } = data;
  return {
    id,
    href: `/portfolio/${id}`,
    title,
    subtitle,
    client,
    sector,
    category,
    categoryName: categoryNames[category],
    tone,
    logo: logo(id),
    picture: data.picture ? await picture(data.picture) : undefined,
  };
}

/** The whole portfolio, newest first. */
export async function projectTiles(): Promise<ProjectTile[]> {
  return Promise.all((await inOrder('projects')).map(projectTile));
}

/** The six newest projects that have a picture, for the home page. */
export async function latestProjects() {
  const tiles = await projectTiles();
  return tiles.flatMap(({ picture: shown, ...tile }) => (shown ? [{ ...tile, picture: shown }] : [])).slice(0, 6);
}

/** The entry of a list and its neighbours in the file's order; after the last comes the first. */
function around<Entry extends { id: string }>(entries: Entry[], id: string) {
  const at = entries.findIndex((entry) => entry.id === id);
  const entry = entries[at];
  const next = entries[(at + 1) % entries.length];
  const previous = entries.at(at - 1);
  if (!entry || !next || !previous) throw new Error(`There is no entry called "${id}"`);
  return { at, entry, next, previous };
}

/** All that a service's page shows. */
export async function serviceDetails(id: string) {
  const services = await inOrder('services');
  const { at, entry, next } = around(services, id);
  const { data } = entry;
  return {
    ...data,
    position: at + 1,
    count: services.length,
    picture: data.picture ? await picture(data.picture) : undefined,
    related: await Promise.all((await getEntries(data.related)).map(projectTile)),
    next: { title: next.data.title, href: `/service/${next.id}`, position: ((at + 1) % services.length) + 1 },
  };
}

/** All that a project's page shows. */
export async function projectDetails(id: string) {
  const { entry, next, previous } = around(await inOrder('projects'), id);
  const tile = await projectTile(entry);
  const studies = await getCollection('caseStudies', ({ data }) => data.project.id === id);
  return {
    ...tile,
    picture: tile.picture && (await forPhone(tile.picture)),
    year: entry.data.year,
    line: entry.data.line,
    story: entry.data.story,
    services: (await getEntries(entry.data.services)).map((service) => ({
      title: service.data.title,
      href: `/service/${service.id}`,
    })),
    caseStudy: studies[0] ? { title: studies[0].data.title, href: `/case-study/${studies[0].id}` } : undefined,
    next: await projectTile(next),
    previous: await projectTile(previous),
  };
}

/** The case studies in the order of their projects in the portfolio. */
export async function caseStudiesInOrder() {
  const studies = await getCollection('caseStudies');
  return (await inOrder('projects')).flatMap(({ id }) => studies.filter(({ data }) => data.project.id === id));
}

/** The case study that answers for those that do not exist. */
export async function sampleCaseStudy(): Promise<string> {
  const [first] = await caseStudiesInOrder();
  if (!first) throw new Error('There is no case study in src/content/case-studies');
  return first.id;
}

/** All that a case study's page shows. */
export async function caseStudyDetails(id: string) {
  const { entry, next } = around(await caseStudiesInOrder(), id);
  const { data } = entry;
  const [project] = await getEntries([data.project]);
  const [witness] = data.testimonial ? await getEntries([data.testimonial]) : [];
  if (!project) throw new Error(`${id}.yaml names a project that is not in projects.yaml`);
  return {
    ...data,
    project: await projectTile(project),
    year: project.data.year,
    quote: witness && {
      text: witness.data.text,
      name: witness.data.avatarName,
      designation: witness.data.avatarDesignation,
      portrait: await picture(witness.data.thumbnail),
    },
    next: { title: next.data.title, href: `/case-study/${next.id}` },
  };
}

/** A title from the last part of an address: `falcon-training` becomes `Falcon Training`. */
export function titleFromSlug(slug: string): string {
  return slug
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
