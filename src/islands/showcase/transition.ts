/** A state between two slides of an endless row, while one is revealed above the other. */
export interface Transition {
  under: number;
  over: number;
  /** Progress of the reveal (0 to 1). */
  progress: number;
  /** 1 if the next slide follows the current one, -1 if it precedes it. */
  direction: 1 | -1;
}

/** Distance from a slide below which it counts as settled (slides). */
const settledDistance = 0.002;

/** A direct move between two slides that are not neighbours. */
export interface DirectMove {
  from: number;
  /** Number of slides forwards, or back if negative. */
  by: number;
}

/** Converts an index of an endless row to that of a slide. */
const wrap = (index: number, count: number) => ((index % count) + count) % count;

/** Returns the shorter distance between two positions of an endless row (slides). */
export function shorterDistance(from: number, to: number, count: number): number {
  const forwards = wrap(to - from, count);
  return forwards > count / 2 ? forwards - count : forwards;
}

/**
 * Returns the transition at a position in an endless row (slides), or undefined if a slide is settled there. The
 * transition reveals the neighbour in `direction` or, during a direct move, the target of the move.
 */
export function transitionAt(
  position: number,
  count: number,
  direction: 1 | -1,
  directMove?: DirectMove,
): Transition | undefined {
  const from = directMove?.from ?? (direction > 0 ? Math.floor(position) : Math.ceil(position));
  const by = directMove?.by ?? direction;
  const progress = directMove ? shorterDistance(from, position, count) / by : Math.abs(position - from);
  if (progress < settledDistance || progress > 1 - settledDistance) return undefined;
  return { under: wrap(from, count), over: wrap(from + by, count), progress, direction: by > 0 ? 1 : -1 };
}

/** Position and radius of the sphere that reveals a slide (px). */
export interface Sphere {
  x: number;
  y: number;
  radius: number;
}

/** Interpolates linearly between two numbers. */
const lerp = (from: number, to: number, progress: number) => from + (to - from) * progress;

/**
 * Returns the sphere of a transition. In a row it enters from the side along the lower edge; in a column it enters from
 * the upper or lower edge. It covers the screen shortly before the end, so that no corner is left out.
 */
export function sphereAt(
  { progress, direction }: Pick<Transition, 'progress' | 'direction'>,
  axis: 'x' | 'y',
  { width, height }: { width: number; height: number },
): Sphere {
  const full = Math.hypot(width, height) / 2;
  const grown = Math.min(1, progress / 0.92);
  const radius = full * lerp(0.09, 1.01, grown ** 2);
  const arrived = 1 - (1 - grown) ** 2;
  const edge = (length: number) => lerp(direction > 0 ? length + radius : -radius, length / 2, arrived);
  if (axis === 'x') return { x: edge(width), y: Math.max(height / 2, height - radius), radius };
  return { x: lerp(0.7 * width, width / 2, grown), y: edge(height), radius };
}
