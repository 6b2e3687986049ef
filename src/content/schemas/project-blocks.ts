import { z } from 'astro/zod';
import { sitePath, text } from './fields.ts';
import { pictureName } from './references.ts';

/** The four project blocks of the creative portfolio. */
export const projectBlocks = z.strictObject({
  title: text,
  subtitle: text,
  btnText: text,
  btnLink: sitePath,
  picture: pictureName,
  category: text,
});
