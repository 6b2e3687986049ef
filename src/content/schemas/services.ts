import { z } from 'astro/zod';
import { stepIcons } from '../../media/names.ts';
import { order } from '../loaders.ts';
import { entryOf, pictureName } from './references.ts';
import { block } from './text.ts';

/** A drawing in src/assets/icons/steps, by its name. */
const stepIcon = z.string().refine((name) => stepIcons.has(name), {
  error: ({ input }) => `there is no icon called "${input}" in src/assets/icons/steps`,
});

/** A service of the agency, with a page of its own. */
export const services = z.object({
  order,
  title: z.string(),
  subtitle: z.string(),
  picture: pictureName.optional(),
  featured: z.boolean().default(false),
  lede: z.string(),
  takes: z.string(),
  steps: z.array(z.object({ icon: stepIcon, title: z.string(), subtitle: z.string() })).length(3),
  gets: z.array(block).min(3),
  related: z.array(entryOf('projects')).min(1).max(2),
});
