import { z } from 'astro/zod';
import { projectCategories, projectTones } from '../../taxonomy/projects.ts';
import { order } from '../loaders.ts';
import { entryOf, pictureName } from './references.ts';
import { block } from './text.ts';

/** A project of the portfolio, with a page of its own. */
export const projects = z.object({
  order,
  title: z.string(),
  subtitle: z.string(),
  client: z.string(),
  sector: z.string(),
  category: z.enum(projectCategories),
  // Without one, the project is shown by its client's logo.
  picture: pictureName.optional(),
  tone: z.enum(projectTones),
  year: z.int(),
  services: z.array(entryOf('services')).min(1),
  line: z.string(),
  story: z.array(block).length(3),
});
