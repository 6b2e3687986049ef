import { z } from 'astro/zod';

/** What each picture shows, in the words of someone describing it: its alternative text. */
export const pictures = z.strictObject({
  alt: z.string().min(1),
  keep: z.enum(['left', 'right', 'top', 'bottom']).optional(),
});
