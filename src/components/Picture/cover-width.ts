import type { PictureData } from '../../lib/media/pictures.ts';

/**
 * Returns the width of a picture that covers its frame, as a length for `sizes`. It is wider than the frame where its
 * sides are cut off. `frameRatio` is width by height, `frameWidth` is in hundredths of the screen.
 */
export function coverWidth(
  picture: Pick<PictureData, 'width' | 'height'>,
  frameRatio: number,
  frameWidth: number,
): string {
  return `${Math.ceil(frameWidth * Math.max(1, picture.width / picture.height / frameRatio))}vw`;
}
