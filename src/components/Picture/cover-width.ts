import type { PictureData } from '../../lib/media/pictures.ts';

/**
 * How wide a picture is drawn that fills its frame, as a length for `sizes`: what of it lies beyond the frame's sides
 * is cut off. `frame` is the frame's shape (its width by its height), `width` how wide it is in hundredths of the screen.
 */
export function coverWidth(picture: Pick<PictureData, 'width' | 'height'>, frame: number, width: number): string {
  return `${Math.ceil(width * Math.max(1, picture.width / picture.height / frame))}vw`;
}
