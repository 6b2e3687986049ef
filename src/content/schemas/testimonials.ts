import { z } from 'astro/zod';
import { order } from '../loaders.ts';
import { pictureName } from './references.ts';

/** What a client says of the agency. */
export const testimonials = z.object({
  order,
  text: z.string(),
  avatarName: z.string(),
  avatarDesignation: z.string(),
  thumbnail: pictureName,
  // Half points on the scale of 0 to 5 (spec section 9).
  ratings: z.number().min(0).max(5).multipleOf(0.5),
});
