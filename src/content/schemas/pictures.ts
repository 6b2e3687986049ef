import { z } from 'astro/zod';
import { text } from './fields.ts';

const picture = z.strictObject({
  alt: text,
  crop: z.enum(['left', 'right', 'top', 'bottom', 'bottom-left']).optional(),
});

/** Alternative text of a picture, alone or together with its crop. */
export const pictures = z.preprocess((value) => (typeof value === 'string' ? { alt: value } : value), picture);
