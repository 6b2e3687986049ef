import { lettersOf } from '../../client/motion/letters.ts';

/**
 * Returns positions within the letters of an element's text (pairs of pixels at a given pixel ratio), the number of
 * pixels in the letters, and the context that they were drawn with.
 */
export function sampleLetters(element: HTMLElement, pixelRatio: number) {
  const { width, height } = element.getBoundingClientRect();
  const canvas = new OffscreenCanvas(width * pixelRatio, height * pixelRatio);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
  context.scale(pixelRatio, pixelRatio);
  context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  const { fontBoundingBoxAscent } = context.measureText('x');
  for (const { text, x, y } of lettersOf(element)) context.fillText(text, x, y + fontBoundingBoxAscent);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const positions: number[] = [];
  for (let pixel = 0; pixel < data.length / 4; pixel++)
    if (data[pixel * 4 + 3]! > 128) positions.push(pixel % canvas.width, Math.floor(pixel / canvas.width));
  return { positions, count: positions.length / 2, context };
}
