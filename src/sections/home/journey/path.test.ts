import { describe, expect, test } from 'vitest';
import { type Knot, legsOf, type Moment, wayThrough } from './path.ts';

const knots: Knot[] = [
  { scroll: 0, x: 300, y: 300, radius: 200 },
  { scroll: 400, x: 800, y: 900, radius: 20 },
  { scroll: 900, x: 800, y: 1500, radius: 20 },
  { scroll: 1000, x: 400, y: 1600, radius: 80, isOver: true },
  { scroll: 1200, x: 400, y: 1600, radius: 80, isOver: true },
];
const at = (way: Moment[], scroll: number) => way.find((moment) => moment.scroll === scroll)!;

describe('a way through knots', () => {
  test('is at each when the page is scrolled that far, and stands still between two of one place', () => {
    const way = wayThrough(knots);
    for (const { isOver = false, ...knot } of knots) expect(at(way, knot.scroll)).toMatchObject({ ...knot, isOver });
    for (const moment of way.filter(({ scroll }) => scroll > 1000)) expect(moment).toMatchObject({ x: 400, y: 1600 });
  });

  test('never goes beyond what it goes between', () => {
    for (const { x, y, radius } of wayThrough(knots)) {
      expect(x).toBeGreaterThanOrEqual(300);
      expect(x).toBeLessThanOrEqual(800);
      expect(y).toBeLessThanOrEqual(1600);
      expect(radius).toBeGreaterThanOrEqual(20);
    }
  });

  test('leaves out what would have the page scrolled back', () => {
    const way = wayThrough([...knots.slice(0, 2), { scroll: 399, x: 0, y: 0, radius: 1 }, ...knots.slice(2)]);
    expect(way).toEqual(wayThrough(knots));
  });

  test('turns the sphere by what it rolls', () => {
    const straight = wayThrough([
      { scroll: 0, x: 0, y: 0, radius: 10 },
      { scroll: 100, x: 100, y: 0, radius: 10 },
      { scroll: 200, x: 0, y: 0, radius: 10 },
    ]);
    expect(at(straight, 100).turned).toBeCloseTo(10);
    expect(at(straight, 200).turned).toBeCloseTo(0);
  });
});

describe('the legs of a way', () => {
  const legs = legsOf(wayThrough(knots));

  test('join', () => {
    for (const [index, leg] of legs.slice(1).entries())
      expect(leg[0]).toMatchObject({ scroll: legs[index]!.at(-1)!.scroll, x: legs[index]!.at(-1)!.x });
    expect(legs[0]![0]!.scroll).toBe(0);
    expect(legs.at(-1)!.at(-1)!.scroll).toBe(1200);
  });

  test('are each of about one size, and over or under the page', () => {
    expect(legs.length).toBeGreaterThan(3);
    for (const leg of legs) {
      const radii = leg.slice(0, -1).map(({ radius }) => radius);
      expect(Math.max(...radii)).toBeLessThanOrEqual(3.2 * Math.min(...radii));
      expect(new Set(leg.map(({ isOver }) => isOver)).size).toBe(1);
    }
  });
});
