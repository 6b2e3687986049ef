import { between, type MovingGrain } from './moving-grain.ts';

/** A point of the picture (units). */
export interface Point {
  x: number;
  y: number;
}

/** Reach of the pointer's wind (units of the picture). */
export const windReach = 125;
/** Maximum speed that it adds (units per second). */
const maxWind = 1500;

interface Wind {
  from: Point;
  to: Point;
  /** Units per second. */
  speed: Point;
  /** Range of the time that the grid then holds a grain. */
  holdSeconds: readonly [number, number];
  reach?: number;
}

/** Starts to move the grains near a line. */
export function blow(grains: MovingGrain[], { from, to, speed, holdSeconds, reach = windReach }: Wind): void {
  const force = Math.hypot(speed.x, speed.y);
  const limit = Math.min(1, maxWind / force);
  for (const grain of grains) {
    const strength = 1 - distanceTo(grain.at, from, to) / reach;
    if (strength <= 0 || strength * strength * force < 25) continue;
    const pull = Math.min(1, strength * grain.response);
    grain.speed.x += (speed.x * limit - grain.speed.x) * pull;
    grain.speed.y += (speed.y * limit - grain.speed.y) * pull - Math.random() * 60 * strength;
    grain.secondsInWind = 0.1 + Math.random() * 0.5;
    grain.secondsHeld = between(holdSeconds);
    grain.isMoving = true;
  }
}

/** Starts to move the grains around a point away from it. */
export function burst(grains: MovingGrain[], point: Point, holdSeconds: readonly [number, number]): void {
  for (const grain of grains) {
    const [x, y] = [grain.at.x - point.x, grain.at.y - point.y];
    const strength = 1 - Math.hypot(x, y) / (windReach * 1.4);
    if (strength <= 0) continue;
    const speed = (strength * (500 + Math.random() * 800)) / Math.max(Math.hypot(x, y), 8);
    grain.speed = { x: x * speed, y: y * speed - 120 };
    grain.secondsInWind = 0.15 + Math.random() * 0.4;
    grain.secondsHeld = between(holdSeconds);
    grain.isMoving = true;
  }
}

/** Returns the distance from a point to the nearest point of a line. */
function distanceTo({ x, y }: Point, from: Point, to: Point): number {
  const [wayX, wayY] = [to.x - from.x, to.y - from.y];
  const length = wayX * wayX + wayY * wayY;
  const progress = length ? Math.min(Math.max(((x - from.x) * wayX + (y - from.y) * wayY) / length, 0), 1) : 0;
  return Math.hypot(x - from.x - wayX * progress, y - from.y - wayY * progress);
}
