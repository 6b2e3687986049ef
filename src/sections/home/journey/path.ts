/** Where the sphere is when a page is scrolled so far: its middle and its radius, in pixels of the page. */
export interface Knot {
  scroll: number;
  x: number;
  y: number;
  radius: number;
  /** Whether it is drawn over what stands in place there, or under it. */
  isOver?: boolean;
}

/** A moment of the way. `turned`: how far it has rolled by then, in radians. */
export interface Moment extends Knot {
  turned: number;
}

/** Scrolled between two moments of a way, in pixels. */
const step = 32;
/** The most that a drawing is made smaller: it is drawn as large as it gets, and what is shrunk further is ragged. */
const shrinks = 3.2;

/** How steeply a way leaves each knot: so that it passes through all smoothly and never beyond one. */
function slopes(knots: Knot[], of: 'x' | 'y' | 'radius'): number[] {
  const between = knots.slice(1).map((knot, index) => {
    const before = knots[index]!;
    return (knot[of] - before[of]) / (knot.scroll - before.scroll);
  });
  return knots.map((_, index) => {
    const [before, after] = [between[index - 1], between[index]];
    if (before === undefined || after === undefined) return before ?? after ?? 0;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
}

/** The whole way through some knots, which are in the order of scrolling. */
export function wayThrough(all: Knot[]): Moment[] {
  const knots: Knot[] = [];
  // What would have it go back waits.
  for (const knot of all) if (knots.length === 0 || knot.scroll > knots.at(-1)!.scroll) knots.push(knot);
  const steep = { x: slopes(knots, 'x'), y: slopes(knots, 'y'), radius: slopes(knots, 'radius') };
  const moments: Moment[] = [];
  let turned = 0;
  for (const [index, knot] of knots.entries()) {
    const next = knots[index + 1];
    const count = next ? Math.max(1, Math.ceil((next.scroll - knot.scroll) / step)) : 1;
    for (let at = 0; at < count; at++) {
      const part = at / count;
      const length = next ? next.scroll - knot.scroll : 0;
      const value = (of: 'x' | 'y' | 'radius') => {
        if (!next) return knot[of];
        const [from, to] = [steep[of][index]! * length, steep[of][index + 1]! * length];
        const [square, cube] = [part ** 2, part ** 3];
        return (
          (2 * cube - 3 * square + 1) * knot[of] +
          (cube - 2 * square + part) * from +
          (3 * square - 2 * cube) * next[of] +
          (cube - square) * to
        );
      };
      const moment = { x: value('x'), y: value('y'), radius: value('radius') };
      const last = moments.at(-1);
      if (last) {
        const [x, y] = [moment.x - last.x, moment.y - last.y];
        turned += (Math.hypot(x, y) * Math.sign(Math.abs(x) > Math.abs(y) ? x : y)) / moment.radius;
      }
      moments.push({ ...moment, scroll: knot.scroll + part * length, isOver: knot.isOver ?? false, turned });
    }
  }
  return moments;
}

/** A way in parts, each of which is drawn at one size. The last moment of each is the first of the next. */
export function legsOf(way: Moment[]): Moment[][] {
  const legs: Moment[][] = [];
  let leg: Moment[] = [];
  for (const moment of way) {
    const radii = [...leg, moment].map(({ radius }) => radius);
    const isOther = leg.length > 0 && moment.isOver !== leg[0]!.isOver;
    if (isOther || (leg.length > 1 && Math.max(...radii) > shrinks * Math.min(...radii))) {
      legs.push([...leg, { ...moment, isOver: leg[0]!.isOver ?? false }]);
      leg = [];
    }
    leg.push(moment);
  }
  return leg.length > 1 ? [...legs, leg] : legs;
}
