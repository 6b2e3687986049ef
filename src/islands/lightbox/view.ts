/** How the lightbox shows a picture (spec section 4). */
export interface View {
  /** Which of the pictures. */
  index: number;
  zoomed: boolean;
  /** Quarter turns so far. They are not wrapped, so that the fourth goes on forwards; `rotationOf` is. */
  turns: number;
  /** How far the zoomed picture is moved, in pixels. */
  x: number;
  y: number;
}

interface Point {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** The size of the picture as laid out, neither zoomed nor turned, and of the stage around it. */
export interface Room {
  picture: Size;
  stage: Size;
}

/** How much larger a zoomed picture is. */
const magnification = 2;

/** A picture upright and whole. */
export const whole = (index: number): View => ({ index, zoomed: false, turns: 0, x: 0, y: 0 });

/** In degrees, from 0 to 270. */
export const rotationOf = ({ turns }: View): number => (turns * 90) % 360;

/** Turned by a quarter, its middle in the middle again. */
export const rotated = (view: View): View => ({ ...view, turns: view.turns + 1, x: 0, y: 0 });

/** Moves a zoomed picture, but never so far that any of its room is left empty. */
export function moved(view: View, to: Point, { picture, stage }: Room): View {
  if (!view.zoomed) return { ...view, x: 0, y: 0 };
  const onItsSide = rotationOf(view) % 180 !== 0;
  const [width, height] = onItsSide ? [picture.height, picture.width] : [picture.width, picture.height];
  return { ...view, x: limit(to.x, width, stage.width), y: limit(to.y, height, stage.height) };
}

/** Zooms in or out; in to what lies that far from the picture's middle. */
export const zoomed = (view: View, room: Room, fromMiddle: Point = { x: 0, y: 0 }): View =>
  moved({ ...view, zoomed: !view.zoomed }, { x: -fromMiddle.x, y: -fromMiddle.y }, room);

function limit(value: number, size: number, room: number): number {
  const most = Math.abs(size * magnification - room) / 2;
  return Math.min(most, Math.max(-most, value));
}
