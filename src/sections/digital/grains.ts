/** A dot of the field: where it lies in the picture, and where the grid has a place for it. */
export interface Grain {
  x: number;
  y: number;
  size: number;
  /** Whether it is still sand, or has arrived in the grid. */
  isSand: boolean;
  goal: { x: number; y: number; size: number };
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

const fromSignal = (x: number, y: number) => Math.hypot(x - signal.x, y - signal.y) - signal.radius;

/** How large a dot of the grid is: they swell and shrink in rings round the signal. */
const ringSize = (distance: number) => 5 + 7.5 * Math.cos(distance / 15) * Math.exp(-(distance + signal.radius) / 330);

/** Sand that becomes a screen: at the start grains heaped as they fell, towards the end a grid. */
export function grains(): Grain[] {
  const random = scatter(7);
  const all: Grain[] = [];
  const { width, height, pitch } = field;
  for (let column = 0; column * pitch < width; column++)
    for (let row = 0; row * pitch < height; row++) {
      const order = ease(0.2, 0.6, (column * pitch) / width);
      const loose = 1 - order;
      const place = { x: (column + 0.5) * pitch, y: (row + 0.5) * pitch };
      const x = place.x + (random() - 0.5) * pitch * 2.6 * loose;
      // What has not arrived yet lies heaped below the ridge.
      const ridge = 215 - 95 * Math.sin(x / 195 - 0.55);
      const fallen = ridge + (height + pitch - ridge) * random();
      const y = (place.y + (random() - 0.5) * pitch * loose) * order + fallen * loose;
      const distance = fromSignal(x, y);
      if (distance < 9) continue;
      const size = Math.round(2 * (loose * (2 + random() * 4.5) + order * ringSize(distance))) / 2;
      const isSand = random() >= order * 1.15 - 0.1;
      all.push({ x, y, size, isSand, goal: { ...place, size: ringSize(fromSignal(place.x, place.y)) } });
    }
  return all;
}
