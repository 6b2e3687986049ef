import { getCollection, getEntries } from 'astro:content';
import { logoDrawing } from '../media/logos.ts';
import { picture } from '../media/pictures.ts';
import { path } from '../routes.ts';
import { projectPictures, projectTile } from './projects.ts';
import { around, inOrder } from './shared.ts';

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
  const pictures = await projectPictures(project);
  const withPictures = <Part extends { pictures: string[] }>(part: Part) => ({
    ...part,
    pictures: part.pictures.flatMap((name) => pictures.filter(({ picture: shown }) => shown.name === name)),
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
    project: await projectTile(project, 'caseStudy'),
    year: project.data.year,
    quote: witness && {
      text: witness.data.text,
      name: witness.data.avatarName,
      designation: witness.data.avatarDesignation,
      portrait: await picture(witness.data.thumbnail),
    },
    next: { title: next.data.title, href: path('caseStudy', next.id) },
  };
}
