/** Dots of one size, as the data of a path whose round caps draw them. */
export interface Grains {
  size: number;
  path: string;
}

export const field = { width: 1440, height: 360, pitch: 16 };
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
      const order = ease(0.2, 0.6, (column * pitch) / width);
      const loose = 1 - order;
      const x = (column + 0.5) * pitch + (random() - 0.5) * pitch * 2.6 * loose;
      // What has not arrived yet lies heaped below the ridge.
      const ridge = 215 - 95 * Math.sin(x / 195 - 0.55);
      const fallen = ridge + (height + pitch - ridge) * random();
      const y = ((row + 0.5) * pitch + (random() - 0.5) * pitch * loose) * order + fallen * loose;
      const distance = Math.hypot(x - signal.x, y - signal.y);
      if (distance < signal.radius + 9) continue;
      const wave = Math.cos((distance - signal.radius) / 15) * Math.exp(-distance / 330);
      const size = Math.round(2 * (loose * (2 + random() * 4.5) + order * (5 + wave * 7.5))) / 2;
      const kind = random() < order * 1.15 - 0.1 ? kinds.grid : kinds.ground;
      kind.set(size, `${kind.get(size) ?? ''}M${Math.round(x)} ${Math.round(y)}h.1`);
    }
  const listed = (kind: Map<number, string>) => [...kind].map(([size, path]) => ({ size, path }));
  return { ground: listed(kinds.ground), grid: listed(kinds.grid) };
}
