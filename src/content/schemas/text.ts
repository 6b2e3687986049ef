import { z } from 'astro/zod';
import { pictureName } from './references.ts';

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

/** What is said of a page elsewhere. */
export const pageHead = {
  // To search engines, and in the title of the browser's window.
  title: text,
  description: text.max(170),
  // In menus and breadcrumbs.
  name: text,
  // Behind its name in the menu, for those that the menu shows large.
  menuPicture: pictureName.optional(),
  // Where it is shared.
  sharePicture: pictureName,
};
