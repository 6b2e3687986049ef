import { z } from 'astro/zod';
import { pictureName } from './references.ts';

/** A picture of the gallery on the home page. */
export const gallery = z.strictObject({ picture: pictureName });
