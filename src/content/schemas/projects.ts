import { z } from 'astro/zod';
import { projectCategories } from '../../lib/categories.ts';
import { projectTones } from '../../lib/tones.ts';
import { text, titledText } from './fields.ts';
import { pictureOn } from './picture-on.ts';
import { entryOf, pictureName } from './references.ts';

/** A project of the portfolio, with a page of its own. */
export const projects = z.strictObject({
  title: text,
  subtitle: text,
  // The outcome, in one sentence.
  result: text,
  client: text,
  sector: text,
  category: z.enum(projectCategories),
  // Without one, the project is shown by its client's logo.
  picture: pictureName.optional(),
  // Other pictures, in the order of the project's page. Pictures that the case study names are shown only there.
  pictures: z.array(z.strictObject({ picture: pictureName, caption: text })).default([]),
  // Other pictures for single pages, instead of `picture`.
  pictureOn,
  tone: z.enum(projectTones),
  year: z.int(),
  services: z.array(entryOf('services')).min(1),
  line: text,
  story: z.array(titledText).length(3),
});
