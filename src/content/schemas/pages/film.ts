import { z } from 'astro/zod';
import { videoId } from '../../../islands/video-popup/video.ts';
import { pictureName } from '../references.ts';
import { text } from '../text.ts';

/** A film, whose it is, and what its poster says. */
export const film = z.strictObject({
  name: text,
  by: text,
  href: z.url().refine((link) => videoId(link), 'a film is linked to as https://www.youtube.com/watch?v=...'),
  label: text,
  picture: pictureName,
});
