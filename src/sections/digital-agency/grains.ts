/** A grain: its position in the heap and in the grid. */
export interface Grain {
  x: number;
  y: number;
  size: number;
  /** True if the grain is sand in the drawing, false if it is ink. */
  isSand: boolean;
  goal: { x: number; y: number; size: number };
}

/** The area of the sand, and the distance between the points of its grid. */
export const field = { width: 1440, height: 360, pitch: 16 };
/** Position and radius of the sphere. */
export const sphere = { x: 1090, y: 170, radius: 58 };

/** Returns pseudo-random numbers that are the same in every build. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

const smoothstep = (from: number, to: number, at: number) => {
  const progress = Math.min(Math.max((at - from) / (to - from), 0), 1);
  return progress * progress * (3 - 2 * progress);
};

const distanceToSphere = (x: number, y: number) => Math.hypot(x - sphere.x, y - sphere.y) - sphere.radius;

/** Returns the size of a dot of the grid, which varies in rings around the sphere. */
const ringSize = (distance: number) => 5 + 7.5 * Math.cos(distance / 15) * Math.exp(-(distance + sphere.radius) / 330);

/** Creates the grains: heaped sand at the start, a grid at the end. */
export function createGrains(): Grain[] {
  const random = seededRandom(7);
  const grains: Grain[] = [];
  const { width, height, pitch } = field;
  for (let column = 0; column * pitch < width; column++)
    for (let row = 0; row * pitch < height; row++) {
      const order = smoothstep(0.2, 0.6, (column * pitch) / width);
      const loose = 1 - order;
      const centre = { x: (column + 0.5) * pitch, y: (row + 0.5) * pitch };
      const x = centre.x + (random() - 0.5) * pitch * 2.6 * loose;
      // Grains that are not in the grid yet are below the ridge.
      const ridge = 215 - 95 * Math.sin(x / 195 - 0.55);
      const fallen = ridge + (height + pitch - ridge) * random();
      const y = (centre.y + (random() - 0.5) * pitch * loose) * order + fallen * loose;
      const distance = distanceToSphere(x, y);
      if (distance < 9) continue;
      const size = Math.round(2 * (loose * (2 + random() * 4.5) + order * ringSize(distance))) / 2;
      const isSand = random() >= order * 1.15 - 0.1;
      grains.push({ x, y, size, isSand, goal: { ...centre, size: ringSize(distanceToSphere(centre.x, centre.y)) } });
    }
  return grains;
}
