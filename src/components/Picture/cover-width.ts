import type { PictureData } from '../../lib/media/pictures.ts';

/**
 * Returns the width of a picture that covers its frame, as a length for `sizes`. A picture whose sides are cut off is
 * wider than its frame. `frameRatio` is width divided by height, `frameWidth` is in vw.
 */
export function coverWidth(
  picture: Pick<PictureData, 'width' | 'height'>,
  frameRatio: number,
  frameWidth: number,
): string {
  return `${Math.ceil(frameWidth * Math.max(1, picture.width / picture.height / frameRatio))}vw`;
}
