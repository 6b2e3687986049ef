import { z } from 'astro/zod';
import { personName, profile, text, titledText } from './fields.ts';
import { pictureName } from './references.ts';

/** A member of the team, with a page of their own. */
export const team = z.strictObject({
  name: personName,
  designation: text,
  statement: text,
  biography: z.array(text).min(1),
  work: z.array(titledText).length(3),
  facts: z.array(titledText).min(2),
  picture: pictureName,
  /** Receives the replies to this member's articles. It is not published. */
  email: z.email().optional(),
  social: z.partialRecord(z.enum(['linkedin', 'facebook', 'instagram']), profile).default({}),
});
