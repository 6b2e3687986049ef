import type { z } from 'astro/zod';
import type { film as filmSchema } from '../../content/schemas/film.ts';
import { type Film, getFilm } from '../media/films.ts';
import { getPicture, type PictureData } from '../media/pictures.ts';

/** A film on a video service, or one of the agency's own. */
export interface PopupFilm {
  name: string;
  /** The film's author, shown after "by"; empty for the agency's own films. */
  by?: string;
  /** URL of the film on the video service, with its id after `v=`, or of the agency's own file. */
  href: string;
  /** The text of the link. */
  label: string;
  /** Files of the agency's own film, and a description for visitors who cannot see it. It has no sound. */
  own?: Film & { description: string };
}

/** Resolves a film of the content to the props of its popup, and its poster. */
export async function getPopupFilm(
  data: z.infer<typeof filmSchema>,
): Promise<{ film: PopupFilm; poster: PictureData }> {
  const { name, label, by = '', href = '', description = '' } = data;
  const poster = await getPicture(data.picture);
  if (!data.file) return { poster, film: { name, label, by, href } };
  const { sources } = getFilm(data.file);
  return { poster, film: { name, label, href: sources.at(-1)!.src, own: { sources, description } } };
}
