import { z } from 'astro/zod';
import { order } from '../loaders.ts';

/** A partner, known by its logo. */
export const partners = z.object({ order, name: z.string() });
