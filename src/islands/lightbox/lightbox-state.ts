/** The state of the lightbox. */
export interface LightboxState {
  /** The index of the picture. */
  index: number;
  isZoomed: boolean;
  /** Not reset after four, so that the picture never turns backwards. */
  quarterTurns: number;
  /** Offset of the zoomed picture (px). */
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

/** The size of the picture before zoom and rotation, and of the stage around it. */
export interface Sizes {
  picture: Size;
  stage: Size;
}

/** Scale of a zoomed picture. */
export const magnification = 2;

/** Returns the state of a picture that is neither zoomed nor rotated. */
export const initialState = (index: number): LightboxState => ({ index, isZoomed: false, quarterTurns: 0, x: 0, y: 0 });

/** Returns the rotation in degrees (0 to 270). */
export const rotationOf = ({ quarterTurns }: LightboxState): number => (quarterTurns * 90) % 360;

/** Rotates by a quarter turn and centres the picture. */
export const rotate = (state: LightboxState): LightboxState => ({
  ...state,
  quarterTurns: state.quarterTurns + 1,
  x: 0,
  y: 0,
});

/** Moves a zoomed picture, at most until its edge reaches the edge of the stage. */
export function pan(state: LightboxState, to: Point, { picture, stage }: Sizes): LightboxState {
  if (!state.isZoomed) return { ...state, x: 0, y: 0 };
  const onItsSide = rotationOf(state) % 180 !== 0;
  const [width, height] = onItsSide ? [picture.height, picture.width] : [picture.width, picture.height];
  return { ...state, x: limit(to.x, width, stage.width), y: limit(to.y, height, stage.height) };
}

/** Zooms in or out; zooms in on the point at the given offset from the centre. */
export const toggleZoom = (state: LightboxState, sizes: Sizes, fromMiddle: Point = { x: 0, y: 0 }): LightboxState =>
  pan({ ...state, isZoomed: !state.isZoomed }, { x: -fromMiddle.x, y: -fromMiddle.y }, sizes);

function limit(value: number, size: number, available: number): number {
  const max = Math.abs(size * magnification - available) / 2;
  return Math.min(max, Math.max(-max, value));
}
