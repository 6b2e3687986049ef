import { z } from 'astro/zod';
import { dotMatrixText } from '../../../lib/dot-glyphs.ts';
import { fact, heading, pageHead, text, titledText } from '../fields.ts';
import { film } from '../film.ts';

/** Schema of the digital agency page's texts. */
export const digitalAgencyPage = z.strictObject({
  ...pageHead,
  hero: titledText,
  facts: z.strictObject({
    // A line below all figures.
    text,
    items: z
      .array(fact.extend({ factNumber: z.string().regex(dotMatrixText, 'may hold only digits and K') }))
      .length(4),
  }),
  video: titledText.extend({ film }),
  projects: heading,
  awards: heading,
  blog: heading,
  clients: heading,
});
