import { z } from 'astro/zod';
import { fact, heading, pageHead, teamSlider, text, titledText } from '../fields.ts';
import { entryOf, pictureName } from '../references.ts';

/** Schema of the architecture agency page's texts. */
export const architectureAgencyPage = z.strictObject({
  ...pageHead,
  hero: titledText.extend({ button: text, picture: pictureName, drawing: pictureName }),
  services: heading.extend({ items: z.array(entryOf('services')).min(4) }),
  // As many as the floor plan has numbered rooms.
  process: heading.extend({ steps: z.array(titledText).length(5) }),
  projects: heading.extend({ items: z.array(entryOf('projects')).length(4) }),
  facts: heading.extend({ items: z.array(fact).length(4) }),
  team: teamSlider,
  statement: z.strictObject({ text, sign: text }),
});
