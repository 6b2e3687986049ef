import { z } from 'astro/zod';
import { videoId } from '../../lib/media/video.ts';
import { text } from './fields.ts';
import { filmName, pictureName } from './references.ts';

/**
 * A film with its poster. A YouTube film has a link (`href`) and an author (`by`). A film in src/assets/films has a
 * `file`, and a `description` for visitors who cannot see it.
 */
export const film = z
  .strictObject({
    name: text,
    label: text,
    picture: pictureName,
    by: text.optional(),
    href: z
      .url()
      .refine((link) => videoId(link), 'must be a link such as https://www.youtube.com/watch?v=aqz-KE-bpKQ')
      .optional(),
    file: filmName.optional(),
    description: text.optional(),
  })
  .refine(
    ({ by, href, file, description }) => (file ? description && !by && !href : by && href && !description),
    'a film has either "href" and "by", or "file" and "description"',
  );
