import { z } from 'astro/zod';
import { order } from '../loaders.ts';
import { pictureName } from './references.ts';

/** The four project blocks of the creative portfolio. */
export const projectBlocks = z.strictObject({
  order,
  title: z.string(),
  subtitle: z.string(),
  btnText: z.string(),
  btnLink: z.string().startsWith('/'),
  picture: pictureName,
  category: z.string(),
});
