/** A state between two slides of an endless row, while one is revealed above the other. */
export interface Cut {
  under: number;
  over: number;
  /** Progress of the reveal (0 to 1). */
  share: number;
  /** 1 if the next slide follows the current one, -1 if it precedes it. */
  way: 1 | -1;
}

/** Distance from a slide below which it counts as settled (slides). */
const atRest = 0.002;

/** A direct move between two slides that are not neighbours. */
export interface Passage {
  from: number;
  /** Number of slides forwards, or back if negative. */
  by: number;
}

/** Converts an index of an endless row to that of a slide. */
const inRow = (index: number, count: number) => ((index % count) + count) % count;

/** Returns the shorter distance between two positions of an endless row (slides). */
export function shorterWay(from: number, to: number, count: number): number {
  const way = inRow(to - from, count);
  return way > count / 2 ? way - count : way;
}

/**
 * The cut at a place of an endless row, in slides from the first; none at rest on a slide. Between neighbours the slide
 * on the side of `way` opens; on a passage the slide that it leads to, whatever lies between.
 */
export function cutAt(place: number, count: number, way: 1 | -1, passage?: Passage): Cut | undefined {
  const from = passage?.from ?? (way > 0 ? Math.floor(place) : Math.ceil(place));
  const by = passage?.by ?? way;
  const share = passage ? shorterWay(from, place, count) / by : Math.abs(place - from);
  if (share < atRest || share > 1 - atRest) return undefined;
  return { under: inRow(from, count), over: inRow(from + by, count), share, way: by > 0 ? 1 : -1 };
}

/** Position and radius of the sphere that reveals a slide (px). */
export interface Sphere {
  x: number;
  y: number;
  radius: number;
}

const between = (from: number, to: number, share: number) => from + (to - from) * share;

/**
 * The sphere of a cut: along a row it rolls in on the ground, down a column it rises from behind the edge like the sun.
 * It grows until it holds all of the screen shortly before the end, so that no corner is left waiting.
 */
export function sphereAt(
  { share, way }: Pick<Cut, 'share' | 'way'>,
  axis: 'x' | 'y',
  { width, height }: { width: number; height: number },
): Sphere {
  const full = Math.hypot(width, height) / 2;
  const grown = Math.min(1, share / 0.92);
  const radius = full * between(0.09, 1.01, grown ** 2);
  const come = 1 - (1 - grown) ** 2;
  const edge = (length: number) => between(way > 0 ? length + radius : -radius, length / 2, come);
  if (axis === 'x') return { x: edge(width), y: Math.max(height / 2, height - radius), radius };
  return { x: between(0.7 * width, width / 2, grown), y: edge(height), radius };
}
