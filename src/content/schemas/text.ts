import { z } from 'astro/zod';

/** What heads a section. */
export const heading = z.object({ title: z.string() });

/** A title and what is said under it. */
export const block = z.object({ title: z.string(), text: z.string() });

/** A fun fact: "40K", "Happy Clients". */
export const fact = z.strictObject({ title: z.string(), factNumber: z.string() });

/** What search engines and shares show of a page. */
export const pageHead = { title: z.string(), description: z.string().max(170) };
