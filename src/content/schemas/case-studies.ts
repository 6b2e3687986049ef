import { z } from 'astro/zod';
import { entryOf } from './references.ts';
import { block } from './text.ts';

const figure = z.object({ figure: z.string(), label: z.string() });

/** The case study of a project: overview, research and result. */
export const caseStudies = z.strictObject({
  project: entryOf('projects'),
  title: z.string(),
  description: z.string().max(170),
  overview: z.object({ lead: z.string(), text: z.array(z.string()).min(1) }),
  research: z.object({
    strategy: z.object({ lead: z.string(), text: z.array(z.string()).min(1), finding: z.string() }),
    guideline: z.object({ lead: z.string(), text: z.array(z.string()).min(1), rules: z.array(block).min(2) }),
  }),
  result: z.object({ lead: z.string(), text: z.array(z.string()).min(1), figures: z.array(figure).length(3) }),
  testimonial: entryOf('testimonials').optional(),
});
