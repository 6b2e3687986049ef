import { z } from 'astro/zod';
import { order } from '../loaders.ts';
import { pictureName, profile } from './references.ts';
import { block } from './text.ts';

/** A member of the team, with a page of their own. */
export const team = z.object({
  order,
  name: z.string(),
  designation: z.string(),
  statement: z.string(),
  biography: z.array(z.string()).min(1),
  work: z.array(block).length(3),
  facts: z.array(block).min(2),
  picture: pictureName,
  social: z.partialRecord(z.enum(['linkedin', 'twitter', 'youtube', 'facebook', 'instagram']), profile).default({}),
});
