import { expect, test } from 'vitest';
import { shorterDistance, sphereAt, transitionAt } from './transition.ts';

const screen = { width: 1440, height: 900 };

test('there is no reveal while a slide is settled', () => {
  for (const place of [0, 3, 4.9999, 1.0001]) expect(transitionAt(place, 5, 1)).toBeUndefined();
});

test('moving forwards reveals the next slide, moving back the previous one', () => {
  expect(transitionAt(1.25, 5, 1)).toEqual({ under: 1, over: 2, progress: 0.25, direction: 1 });
  expect(transitionAt(1.25, 5, -1)).toEqual({ under: 2, over: 1, progress: 0.75, direction: -1 });
});

test('the first slide follows the last, and the last precedes the first', () => {
  expect(transitionAt(4.5, 5, 1)).toMatchObject({ under: 4, over: 0, progress: 0.5 });
  expect(transitionAt(4.5, 5, -1)).toMatchObject({ under: 0, over: 4, progress: 0.5 });
});

test('a long move reveals its target, not the slides between', () => {
  expect(transitionAt(1.5, 5, 1, { from: 0, by: 2 })).toMatchObject({
    under: 0,
    over: 2,
    progress: 0.75,
    direction: 1,
  });
  expect(transitionAt(3.5, 5, -1, { from: 4, by: -2 })).toMatchObject({
    under: 4,
    over: 2,
    progress: 0.25,
    direction: -1,
  });
});

test('the shorter direction is used', () => {
  expect(shorterDistance(0, 4, 5)).toBe(-1);
  expect(shorterDistance(4, 0, 5)).toBe(1);
  expect(shorterDistance(1, 3, 5)).toBe(2);
});

test('the sphere starts at the side of the next slide', () => {
  const at = (direction: 1 | -1, axis: 'x' | 'y') => sphereAt({ progress: 0.01, direction }, axis, screen);
  expect(at(1, 'x').x).toBeGreaterThan(screen.width);
  expect(at(-1, 'x').x).toBeLessThan(0);
  expect(at(1, 'y').y).toBeGreaterThan(screen.height);
  expect(at(-1, 'y').y).toBeLessThan(0);
});

test('in a horizontal row it rolls along the lower edge', () => {
  const { y, radius } = sphereAt({ progress: 0.2, direction: 1 }, 'x', screen);
  expect(y + radius).toBeCloseTo(screen.height);
});

test('it grows and covers every corner of the screen before the end', () => {
  for (const axis of ['x', 'y'] as const)
    for (const direction of [1, -1] as const) {
      const radii = Array.from(
        { length: 11 },
        (_, step) => sphereAt({ progress: step / 10, direction }, axis, screen).radius,
      );
      expect([...radii].sort((one, other) => one - other)).toEqual(radii);
      const { x, y, radius } = sphereAt({ progress: 0.93, direction }, axis, screen);
      for (const left of [0, screen.width])
        for (const top of [0, screen.height]) expect(Math.hypot(x - left, y - top)).toBeLessThanOrEqual(radius);
    }
});
