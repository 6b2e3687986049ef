import { z } from 'astro/zod';
import { entryOf, pictureName } from './references.ts';

/** Text with at least one visible character. */
export const text = z.string().regex(/\S/, 'is empty');

/** Name of a person. A family name such as "Al Suwaidi" stays on one line. */
export const personName = text.transform((name) => name.replaceAll(' Al ', ' Al\u00a0'));

/** Path of a page of this site: /contact. The content check verifies that it exists. */
export const sitePath = z
  .string()
  .regex(/^\/\S*$/, 'a path of this site starts with /')
  .meta({ pagePath: true });

/** Heading of a section. */
export const heading = z.strictObject({ title: text });

/** Heading of the team slider, and the member who comes first in it. */
export const teamSlider = heading.extend({ first: entryOf('team') });

/** A title with its text. */
export const titledText = z.strictObject({ title: text, text });

/** A fun fact: "40K", "Happy Clients", and what it counts. */
export const fact = z.strictObject({ title: text, factNumber: text, note: text.optional() });

/** Fields at the head of every page's content file. */
export const pageHead = {
  // In the browser's title bar and in search results.
  title: text,
  description: text.max(170),
  // In menus and breadcrumbs.
  name: text,
  // Picture of the share image; by default that of the page's hero, or the home page's.
  sharePicture: pictureName.optional(),
  // Picture behind the name of a main page in the menu. By default it is that of the share image.
  menuPicture: pictureName.optional(),
};

/** A calendar date, such as "2026-03-20". */
export const date = z.iso.date('Invalid date; one is written "2026-03-20", in quotes');

/** URL of a profile on a social network. The network's front page is rejected. */
export const profile = z.url().refine((url) => new URL(url).pathname.length > 1, {
  error: ({ input }) => `"${input}" leads to no profile; leave the line out where there is none`,
});
