import type { Grain } from './grains.ts';

/** A grain on the canvas. */
export interface MovingGrain extends Grain {
  at: { x: number; y: number; size: number };
  speed: { x: number; y: number };
  /** Seconds for which the wind still moves the grain. */
  secondsInWind: number;
  /** Seconds for which the grid then holds it. */
  secondsHeld: number;
  /** Colour between sand (0) and ink (1), and remaining glow after it is switched on (1 to 0). */
  ink: number;
  glow: number;
  isMoving: boolean;
  /** Share of the wind's speed that it takes on; random. */
  response: number;
}

/** Returns a random number in a range. */
export const between = ([min, max]: readonly [number, number]) => min + Math.random() * (max - min);

/** Returns a grain at its place, without movement. */
export const atRest = (grain: Grain): MovingGrain => ({
  ...grain,
  at: { x: grain.x, y: grain.y, size: grain.size },
  speed: { x: 0, y: 0 },
  secondsInWind: 0,
  secondsHeld: 0,
  ink: grain.isSand ? 0 : 1,
  glow: 0,
  isMoving: false,
  response: 0.04 + 0.3 * Math.random() ** 2,
});

/** Returns true if the grain is in the grid from the start. */
const belongsToGrid = ({ x, y, goal }: Grain) => Math.hypot(x - goal.x, y - goal.y) < 1;

/** Forces on a grain: springs (1/s²), damping and drag (1/s), accelerations (units of the drawing per s²). */
const attraction = { spring: 80, damping: 15 };
const fall = { spring: 30, damping: 9, gravity: 900 };
const wind = { eddies: 420, drag: 1.9 };

/** Speeds (1/s) at which a grain changes its size, and loses its glow and its ink. */
const rates = { size: 7, glow: 1.6, inkInWind: 6, inkOnSand: 3, inkFalling: 4 };

/** Moves an active grain by the time since the last frame. `elapsed` is the time since the start (s). */
export function moveGrain(grain: MovingGrain, seconds: number, elapsed: number): void {
  const { at, speed, goal } = grain;
  const isHeldByGrid = grain.secondsHeld > 0 || belongsToGrid(grain);
  const home = isHeldByGrid ? goal : grain;
  at.size += (home.size - at.size) * (1 - Math.exp(-rates.size * seconds));
  grain.glow = Math.max(0, grain.glow - rates.glow * seconds);
  if (grain.secondsInWind > 0) {
    grain.secondsInWind -= seconds;
    // Eddies and air resistance.
    speed.x += Math.sin(at.y / 45 + elapsed * 2.4) * wind.eddies * seconds;
    speed.y += Math.cos(at.x / 60 + elapsed * 3.1) * wind.eddies * seconds;
    const drag = Math.exp(-wind.drag * seconds);
    speed.x *= drag;
    speed.y *= drag;
    grain.ink = Math.max(0, grain.ink - rates.inkInWind * seconds);
  } else if (isHeldByGrid || at.y > grain.y + 2) {
    // Attracted to its target, with little overshoot.
    speed.x += ((home.x - at.x) * attraction.spring - speed.x * attraction.damping) * seconds;
    speed.y += ((home.y - at.y) * attraction.spring - speed.y * attraction.damping) * seconds;
    const isThere = Math.hypot(home.x - at.x, home.y - at.y) < 5;
    if (isThere && isHeldByGrid) {
      if (grain.ink < 1 && grain.glow === 0) grain.glow = 1;
      grain.ink = 1;
    } else if (isThere) grain.ink = Math.max(grain.isSand ? 0 : 1, grain.ink - rates.inkOnSand * seconds);
    if (isThere && Math.hypot(speed.x, speed.y) < 4) {
      grain.secondsHeld -= seconds;
      if (!isHeldByGrid || (belongsToGrid(grain) && grain.glow === 0)) {
        Object.assign(grain, atRest(grain));
        return;
      }
    }
  } else {
    // Released by the grid: it falls back onto the heap.
    speed.x += ((grain.x - at.x) * fall.spring - speed.x * fall.damping) * seconds;
    speed.y += fall.gravity * seconds;
    grain.ink = Math.max(grain.isSand ? 0 : 1, grain.ink - rates.inkFalling * seconds);
    if (at.y + speed.y * seconds >= grain.y) {
      Object.assign(grain, atRest(grain));
      return;
    }
  }
  at.x += speed.x * seconds;
  at.y += speed.y * seconds;
}
