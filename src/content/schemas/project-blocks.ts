import { z } from 'astro/zod';
import { pictureName } from './references.ts';
import { sitePath, text } from './text.ts';

/** The four project blocks of the creative portfolio. */
export const projectBlocks = z.strictObject({
  title: text,
  subtitle: text,
  btnText: text,
  btnLink: sitePath,
  picture: pictureName,
  category: text,
});
