import { z } from 'astro/zod';
import { text } from './text.ts';

const picture = z.strictObject({ alt: text, keep: z.enum(['left', 'right', 'top', 'bottom']).optional() });

/** What each picture shows, in the words of someone describing it: its alternative text, alone or with its crop. */
export const pictures = z.preprocess((words) => (typeof words === 'string' ? { alt: words } : words), picture);
