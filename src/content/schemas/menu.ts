import { z } from 'astro/zod';
import { pictureName } from './references.ts';
import { words } from './words.ts';

/** A page of the site, by its name in words.yaml. */
const page = words.shape.pages.keyof();

/** The full-screen menu: pages with a picture each, and the alternative homes and showcases (spec section 2). */
export const menu = z.strictObject({
  pages: z.array(z.strictObject({ page, picture: pictureName })).min(1),
  alternatives: z.array(page),
});
