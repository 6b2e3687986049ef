/** Dots of one size, as the data of a path whose round caps draw them. */
export interface Grains {
  size: number;
  path: string;
}

export const field = { width: 1440, height: 360, pitch: 20 };
/** Where the signal stands. */
export const signal = { x: 1090, y: 170, radius: 58 };

/** The same scatter in every build. */
function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

const ease = (from: number, to: number, at: number) => {
  const part = Math.min(Math.max((at - from) / (to - from), 0), 1);
  return part * part * (3 - 2 * part);
};

/**
 * Sand that becomes a screen: at the start grains heaped as they fell, towards the end a grid, whose dots swell and
 * shrink in rings round the signal. `ground` are those that are still sand, `grid` those that have arrived.
 */
export function grains(): { ground: Grains[]; grid: Grains[] } {
  const random = scatter(7);
  const kinds = { ground: new Map<number, string>(), grid: new Map<number, string>() };
  const { width, height, pitch } = field;
  for (let column = 0; column * pitch < width; column++)
    for (let row = 0; row * pitch < height; row++) {
      const order = ease(0.16, 0.62, (column * pitch) / width);
      const loose = 1 - order;
      const x = (column + 0.5) * pitch + (random() - 0.5) * pitch * 2.4 * loose;
      const dune = 150 + 120 * Math.sin(x / 210 + 2.2) * (1 - x / width);
      // What has not arrived yet lies below the ridge, the denser the deeper.
      const fallen = (row + 0.5) * pitch + (random() - 0.5) * pitch * 2.4 * loose;
      const y = fallen * order + loose * (dune + (height - dune) * Math.sqrt(random()) * 1.02);
      const distance = Math.hypot(x - signal.x, y - signal.y);
      if (distance < signal.radius + 12) continue;
      const ring = 0.5 + 0.5 * Math.cos((distance - signal.radius) / 19) * Math.exp(-distance / 520);
      const size = Math.round((loose * (2 + random() * 4) + order * (2 + ring * 9)) / 1.5) * 1.5;
      const kind = random() < order ? kinds.grid : kinds.ground;
      kind.set(size, `${kind.get(size) ?? ''}M${Math.round(x)} ${Math.round(y)}h.1`);
    }
  const listed = (kind: Map<number, string>) => [...kind].map(([size, path]) => ({ size, path }));
  return { ground: listed(kinds.ground), grid: listed(kinds.grid) };
}
