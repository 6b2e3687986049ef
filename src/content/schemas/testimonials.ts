import { z } from 'astro/zod';
import { pictureName } from './references.ts';
import { personName, text } from './text.ts';

/** A client's testimonial. */
export const testimonials = z.strictObject({
  text,
  avatarName: personName,
  avatarDesignation: text,
  thumbnail: pictureName,
  // Half points on the scale of 0 to 5 (docs/spec.md, section 9).
  ratings: z.number().min(0).max(5).multipleOf(0.5),
});
