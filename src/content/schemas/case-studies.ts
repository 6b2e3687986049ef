import { z } from 'astro/zod';
import { picturesOfStudy } from '../../lib/pictures-of-study.ts';
import { projectTones } from '../../lib/tones.ts';
import { readYaml } from '../read-yaml.ts';
import { text, titledText } from './fields.ts';
import { prototype } from './prototype.ts';
import { entryOf, pictureName } from './references.ts';

const figure = z.strictObject({ figure: text, label: text });
/** Names of the pictures after a part. The project lists the same pictures with their captions. */
const pictures = z.array(pictureName).default([]);

const parts = z.strictObject({
  project: entryOf('projects'),
  /** Tone of its picture, if that is another than the project's. */
  tone: z.enum(projectTones).optional(),
  /** The client's colour, behind texts. By default it is that of the upper edge of the project's picture. */
  colour: z
    .string()
    .regex(/^#[\da-f]{6}$/, 'a colour is # and six of 0 to 9 and a to f')
    .optional(),
  title: text,
  description: text.max(170),
  overview: z.strictObject({ lead: text, text: z.array(text).min(1), pictures }),
  research: z.strictObject({
    strategy: z.strictObject({ lead: text, text: z.array(text).min(1), finding: text, pictures }),
    guideline: z.strictObject({
      lead: text,
      text: z.array(text).min(1),
      rules: z.array(titledText).min(2),
      pictures,
    }),
  }),
  prototype: prototype.optional(),
  /** The project's logo, drawn in the client's colour as the page is scrolled. */
  drawing: z.strictObject({ caption: text }).optional(),
  result: z.strictObject({
    lead: text,
    text: z.array(text).min(1),
    figures: z.array(figure).length(3),
    pictures,
  }),
  testimonial: entryOf('testimonials').optional(),
});

/** The case study of a project: overview, research and result. */
export const caseStudies = parts.superRefine((study, context) => {
  const { id } = study.project;
  const projects = readYaml('projects.yaml') as Record<string, { pictures?: { picture: string }[] }>;
  const projectPictures = (projects[id]?.pictures ?? []).map(({ picture }) => picture);
  for (const name of picturesOfStudy(study).filter((picture) => !projectPictures.includes(picture)))
    context.addIssue({
      code: 'custom',
      path: ['pictures'],
      message: `src/content/projects.yaml has no picture "${name}" under ${id}`,
    });
});
