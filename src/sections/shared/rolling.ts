/** A sphere on the ground: how far it has come, how fast it is, and how far it has turned. Pixels, seconds, radians. */
export interface Rolling {
  x: number;
  velocity: number;
  turned: number;
}

/** The ground under a place, and between which places a sphere can be. */
export interface Ground {
  /** How far down the ground lies there. */
  depth(x: number): number;
  least: number;
  most: number;
}

/** In pixels a second squared: not the Earth's, but what looks heavy. */
const gravity = 2400;
/** Of its weight, what sand holds back of a sphere that rolls on it. */
const resistance = 0.035;
/** Of its speed, what the air and the grains take in a second. */
const drag = 0.32;
/** Of its speed, what the edge of the screen gives back. */
const bounce = 0.3;
/** Slower than this, in pixels a second, it comes to rest where the ground is flat enough. */
const slow = 6;

/** How steep the ground is, as an angle: more than 0 is downhill to the right. */
export function slopeAt(ground: Ground, x: number): number {
  return Math.atan2(ground.depth(x + 1) - ground.depth(x - 1), 2);
}

/** Moves a sphere to a place, which turns it as far as it has rolled: the way by the radius. */
export function rollTo({ x, turned, ...rest }: Rolling, to: number, ground: Ground, radius: number): Rolling {
  const at = Math.min(ground.most, Math.max(ground.least, to));
  const way = Math.hypot(at - x, ground.depth(at) - ground.depth(x)) * Math.sign(at - x);
  return { ...rest, x: at, turned: turned + way / radius };
}

/** A moment later. `isAtRest` once nothing moves it any more. */
export function roll(state: Rolling, ground: Ground, radius: number, seconds: number): Rolling & { isAtRest: boolean } {
  const slope = slopeAt(ground, state.x);
  // A full sphere keeps two sevenths of what pulls it for its own turning.
  const pull = (5 / 7) * gravity * Math.sin(slope);
  const hold = gravity * resistance * Math.cos(slope);
  const isStill = Math.abs(state.velocity) < slow && Math.abs(pull) <= hold;
  if (isStill) return { ...state, velocity: 0, isAtRest: true };
  let velocity = state.velocity + pull * seconds;
  const lost = Math.min(Math.abs(velocity), hold * seconds);
  velocity = (velocity - Math.sign(velocity) * lost) * Math.exp(-drag * seconds);
  const wanted = state.x + velocity * Math.cos(slope) * seconds;
  const next = rollTo({ ...state, velocity }, wanted, ground, radius);
  return { ...next, velocity: next.x === wanted ? velocity : -velocity * bounce, isAtRest: false };
}
