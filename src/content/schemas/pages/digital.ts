import { z } from 'astro/zod';
import { dotMatrixText } from '../../../lib/dot-glyphs.ts';
import { film } from '../film.ts';
import { block, fact, heading, pageHead, text } from '../text.ts';

/** Schema of the digital agency page's texts. */
export const digitalPage = z.strictObject({
  ...pageHead,
  hero: block,
  facts: z.strictObject({
    // A line below all figures.
    text,
    items: z
      .array(fact.extend({ factNumber: z.string().regex(dotMatrixText, 'may hold only digits and K') }))
      .length(4),
  }),
  video: block.extend({ film }),
  projects: heading,
  awards: heading,
  blog: heading,
  clients: heading,
});
