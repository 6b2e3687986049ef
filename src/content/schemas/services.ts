import { z } from 'astro/zod';
import { stepIconNames } from '../../lib/media/names.ts';
import { text, titledText } from './fields.ts';
import { pictureOn } from './picture-on.ts';
import { entryOf, pictureName } from './references.ts';

/** A drawing in src/assets/icons/steps, by its name. */
const iconName = z.string().refine((name) => stepIconNames.has(name), {
  error: ({ input }) => `there is no icon called "${input}" in src/assets/icons/steps`,
});
const step = z.strictObject({ icon: iconName, title: text, subtitle: text });

/** A service of the agency, with a page of its own. */
export const services = z.strictObject({
  title: text,
  subtitle: text,
  picture: pictureName,
  // Other pictures for single pages, instead of `picture`.
  pictureOn,
  featured: z.boolean().default(false),
  lead: text,
  // Target group, duration and starting price.
  audience: text,
  duration: text,
  price: text,
  // Each page draws its process as three steps.
  steps: z.tuple([step, step, step]),
  deliverables: z.array(titledText).min(3),
  // Projects that show the service. `picture` and `result` replace the project's own if they fit the service better.
  related: z
    .array(z.strictObject({ project: entryOf('projects'), picture: pictureName.optional(), result: text.optional() }))
    .min(1)
    .max(2),
});
