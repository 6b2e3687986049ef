import { z } from 'astro/zod';
import { videoId } from '../../lib/media/video.ts';
import { text } from './fields.ts';
import { filmName, pictureName } from './references.ts';

/**
 * A film and what its poster says: a YouTube film (`href`, and its author in `by`), or one of the agency's own in
 * src/assets/films (`file`, and a `description` for those who do not see it).
 */
export const film = z
  .strictObject({
    name: text,
    label: text,
    picture: pictureName,
    by: text.optional(),
    href: z
      .url()
      .refine((link) => videoId(link), 'a film is linked to as https://www.youtube.com/watch?v=...')
      .optional(),
    file: filmName.optional(),
    description: text.optional(),
  })
  .refine(
    ({ by, href, file, description }) => (file ? description && !by && !href : by && href && !description),
    'a film has either "href" and "by", or "file" and "description"',
  );
