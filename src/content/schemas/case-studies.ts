import { z } from 'astro/zod';
import { entryOf } from './references.ts';
import { block, text } from './text.ts';

const figure = z.strictObject({ figure: text, label: text });

/** The case study of a project: overview, research and result. */
export const caseStudies = z.strictObject({
  project: entryOf('projects'),
  title: text,
  description: text.max(170),
  overview: z.strictObject({ lead: text, text: z.array(text).min(1) }),
  research: z.strictObject({
    strategy: z.strictObject({ lead: text, text: z.array(text).min(1), finding: text }),
    guideline: z.strictObject({ lead: text, text: z.array(text).min(1), rules: z.array(block).min(2) }),
  }),
  result: z.strictObject({ lead: text, text: z.array(text).min(1), figures: z.array(figure).length(3) }),
  testimonial: entryOf('testimonials').optional(),
});
