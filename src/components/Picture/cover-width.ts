import type { PictureData } from '../../lib/media/pictures.ts';

/**
 * Returns the width of a picture that covers its frame, as a length for `sizes`. It is wider than the frame where its
 * sides are cut off. `frame` is the frame's aspect ratio, `width` its width (hundredths of the screen).
 */
export function coverWidth(picture: Pick<PictureData, 'width' | 'height'>, frame: number, width: number): string {
  return `${Math.ceil(width * Math.max(1, picture.width / picture.height / frame))}vw`;
}
