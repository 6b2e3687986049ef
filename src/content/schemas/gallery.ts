import { z } from 'astro/zod';
import { order } from '../loaders.ts';
import { pictureName } from './references.ts';

/** A picture of the gallery on the home page. */
export const gallery = z.object({ order, picture: pictureName });
