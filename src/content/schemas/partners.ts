import { z } from 'astro/zod';
import { text } from './text.ts';

/** A partner, known by its logo. */
export const partners = z.strictObject({ name: text });
