import { z } from 'astro/zod';

/** Words that somebody reads. */
export const text = z.string().regex(/\S/, 'is empty');

/** A page of this site: /contact. That it is there, `../check` looks after. */
export const address = z
  .string()
  .regex(/^\/\S*$/, 'an address of this site starts with /')
  .meta({ address: true });

/** What heads a section. */
export const heading = z.strictObject({ title: text });

/** A title and what is said under it. */
export const block = z.strictObject({ title: text, text });

/** A fun fact: "40K", "Happy Clients". */
export const fact = z.strictObject({ title: text, factNumber: text });

/** What search engines and shares show of a page. */
export const pageHead = { title: text, description: text.max(170) };
