import { expect, test } from 'vitest';
import { type Ground, type Rolling, roll, rollTo, slopeAt } from './rolling.ts';

const radius = 50;
const flat: Ground = { depth: () => 100, min: 50, max: 1000 };
/** A hollow with its lowest point in the middle. */
const hollow: Ground = { depth: (x) => 300 - (x - 500) ** 2 / 1000, min: 50, max: 950 };
const at = (x: number, velocity = 0): Rolling => ({ x, velocity, rotation: 0 });

/** Rolls the sphere until it stops and returns its position. */
function settle(state: Rolling, ground: Ground) {
  let now = { ...state, isAtRest: false };
  for (let step = 0; step < 120 * 60 && !now.isAtRest; step++) now = roll(now, ground, radius, 1 / 120);
  return now;
}

test('the sphere turns by the distance divided by the radius', () => {
  expect(rollTo(at(100), 100 + 2 * Math.PI * radius, flat, radius).rotation).toBeCloseTo(2 * Math.PI);
  expect(rollTo(at(500), 400, flat, radius).rotation).toBeCloseTo(-2);
});

test('the sphere stays within the screen', () => {
  expect(rollTo(at(100), -400, flat, radius).x).toBe(flat.min);
  expect(rollTo(at(100), 4000, flat, radius).x).toBe(flat.max);
});

test('the sphere continues on level ground and stops', () => {
  const thrown = settle(at(400, 300), flat);
  expect(thrown.isAtRest).toBe(true);
  expect(thrown.x).toBeGreaterThan(450);
  expect(settle(at(400, 600), flat).x).toBeGreaterThan(thrown.x);
});

test('the sphere rolls down a slope and stops on level ground', () => {
  expect(slopeAt(hollow, 200)).toBeGreaterThan(0);
  expect(roll(at(200), hollow, radius, 1 / 60).x).toBeGreaterThan(200);
  expect(settle(at(500), flat).x).toBe(500);
});

test('the sphere swings in a hollow and stops at the bottom', () => {
  for (const from of [80, 300, 700, 920]) {
    const { x, isAtRest } = settle(at(from), hollow);
    expect(isAtRest).toBe(true);
    expect(Math.abs(x - 500)).toBeLessThan(25);
  }
});

test('the sphere bounces off the edge of the screen with less speed', () => {
  const struck = roll(at(949, 600), { ...flat, max: 950 }, radius, 1 / 60);
  expect(struck.x).toBe(950);
  expect(struck.velocity).toBeLessThan(0);
  expect(Math.abs(struck.velocity)).toBeLessThan(300);
});
