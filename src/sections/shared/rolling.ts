/** State of a sphere: position (px), velocity (px/s) and rotation (rad). */
export interface Rolling {
  x: number;
  velocity: number;
  rotation: number;
}

/** The ground, and the range of the sphere's position. */
export interface Ground {
  /** Returns the vertical position of the ground. */
  depth(x: number): number;
  min: number;
  max: number;
}

/** Gravity (px/s²), chosen to look heavy. */
const gravity = 2400;
/** Rolling resistance of sand, as a fraction of the sphere's weight. */
const resistance = 0.035;
/** Fraction of the speed that is lost per second to air and grains. */
const drag = 0.32;
/** Fraction of the speed that the sphere keeps when it bounces off the edge of the screen. */
const bounce = 0.3;
/** Speed (px/s) below which the sphere stops on flat ground. */
const restSpeed = 6;

/** Returns the slope of the ground (rad); positive is downhill to the right. */
export function slopeAt(ground: Ground, x: number): number {
  return Math.atan2(ground.depth(x + 1) - ground.depth(x - 1), 2);
}

/** Moves a sphere and rotates it by the distance divided by its radius. */
export function rollTo({ x, rotation, ...rest }: Rolling, to: number, ground: Ground, radius: number): Rolling {
  const at = Math.min(ground.max, Math.max(ground.min, to));
  const distance = Math.hypot(at - x, ground.depth(at) - ground.depth(x)) * Math.sign(at - x);
  return { ...rest, x: at, rotation: rotation + distance / radius };
}

/** Returns the state after `seconds`. `isAtRest` is true once no force moves the sphere. */
export function roll(state: Rolling, ground: Ground, radius: number, seconds: number): Rolling & { isAtRest: boolean } {
  const slope = slopeAt(ground, state.x);
  // Two sevenths of the force on a solid sphere go into its rotation.
  const pull = (5 / 7) * gravity * Math.sin(slope);
  const hold = gravity * resistance * Math.cos(slope);
  const isStill = Math.abs(state.velocity) < restSpeed && Math.abs(pull) <= hold;
  if (isStill) return { ...state, velocity: 0, isAtRest: true };
  let velocity = state.velocity + pull * seconds;
  const lost = Math.min(Math.abs(velocity), hold * seconds);
  velocity = (velocity - Math.sign(velocity) * lost) * Math.exp(-drag * seconds);
  const wanted = state.x + velocity * Math.cos(slope) * seconds;
  const next = rollTo({ ...state, velocity }, wanted, ground, radius);
  return { ...next, velocity: next.x === wanted ? velocity : -velocity * bounce, isAtRest: false };
}
