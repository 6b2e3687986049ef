import type { z } from 'astro/zod';
import type { film as filmSchema } from '../content/schemas/pages/film.ts';
import type { PopupFilm } from '../islands/video-popup/VideoPopup.tsx';
import { film } from '../media/films.ts';
import { picture } from '../media/pictures.ts';

/** A film of the content as its popup takes it. Without script the poster of an own film leads to its file. */
export async function popupFilm(data: z.infer<typeof filmSchema>): Promise<PopupFilm> {
  const { name, label, by = '', href = '', description = '' } = data;
  const poster = await picture(data.picture);
  if (!data.file) return { name, label, poster, by, href };
  const { sources } = film(data.file);
  return { name, label, poster, href: sources.at(-1)!.src, own: { sources, description } };
}
