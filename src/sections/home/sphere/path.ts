/** A circle on the page (px from the page's corner), and its distortion. */
interface Circle {
  x: number;
  y: number;
  radius: number;
  transform?: string;
}

/** Position of the sphere at a scroll position (px). */
export interface Waypoint extends Circle {
  scroll: number;
  /** True below the hero, where the sphere is drawn above the sections. In the hero it would cover the text. */
  isBelowHero?: boolean;
}

/** An element that the sphere replaces, and the scroll positions (px) between which it fades out and in again. */
interface Stop {
  element: HTMLElement;
  scrolls: number[];
}

/**
 * The steps of a stop, as the parts of the screen's height at which the middle of the element is then: the sphere leaves
 * the margin, arrives above the element, covers it, fills it, and goes back the same way.
 */
const steps = {
  leave: 0.68,
  above: 0.62,
  cover: 0.58,
  fill: 0.54,
  empty: 0.44,
  uncover: 0.4,
  aboveAgain: 0.36,
  back: 0.3,
};

/** Returns an element's box on the page without the `translate` of a scroll-driven animation. */
function boxOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x = 0, y = 0] = getComputedStyle(element.closest('dd') ?? element)
    .translate.split(' ')
    .map((part) => Number.parseFloat(part) || 0);
  return { left: left + scrollX - x, top: top + scrollY - y, width, height };
}

const bottomOf = (element: Element) => boxOf(element).top + boxOf(element).height;

/** Returns the circle around a dot, or around the ink of a digit. */
function circleOf(element: HTMLElement): Circle {
  const { left, top, width, height } = boxOf(element);
  const middle = { x: left + width / 2, y: top + height / 2 };
  if (!element.textContent) return { ...middle, radius: width / 2 };
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(element);
  const context = new OffscreenCanvas(1, 1).getContext('2d')!;
  context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  const ink = context.measureText(element.textContent);
  const [inkWidth, inkHeight] = [ink.actualBoundingBoxRight + ink.actualBoundingBoxLeft, ink.actualBoundingBoxAscent];
  return {
    x: left + (ink.actualBoundingBoxRight - ink.actualBoundingBoxLeft) / 2,
    // The box of an inline element reaches from the font's ascent to its descent.
    y: top + ink.fontBoundingBoxAscent - inkHeight / 2,
    radius: (Math.max(inkWidth, inkHeight) / 2) * 1.02,
  };
}

/** Returns the element that the sphere replaces: the marked one or, in a list, the dot at the end of its widest line. */
function replacedBySphere(marked: HTMLElement): HTMLElement | undefined {
  const dots = [...marked.querySelectorAll<HTMLElement>('li > span')];
  if (dots.length === 0) return marked;
  const lines = new Map(dots.map((dot) => [dot.closest('li')!.getBoundingClientRect().top, dot]));
  return [...lines.values()].sort((a, b) => b.getBoundingClientRect().left - a.getBoundingClientRect().left)[0];
}

/**
 * Returns the sphere's path: from the hero to the right margin, and down the page in this margin. At each element with
 * `data-sphere-stop`, in document order, the sphere leaves the margin, replaces the element, and returns. It skips a
 * stop that is too close to the previous one or to the end of the page.
 */
export function pathFrom(sphere: Circle, hero: HTMLElement, end: number): { waypoints: Waypoint[]; stops: Stop[] } {
  const screen = innerHeight;
  const gutter = Number.parseFloat(getComputedStyle(hero.querySelector('h1')!.parentElement!).paddingInlineStart);
  const small = Math.min(19, gutter / 2 - 3);
  const margin = document.documentElement.clientWidth - gutter / 2;

  const { x: left, radius: full } = sphere;
  const top = sphere.y - full * 0.12;
  const below = bottomOf(hero) + screen * 0.1;
  const waypoints: Waypoint[] = [
    { scroll: 0, ...sphere },
    ...[0, 0.25, 0.5, 0.75, 1].map((part) => ({
      scroll: screen * (0.1 + 0.55 * part),
      x: left + (margin - left) * part,
      y: top + (below - top) * part,
      radius: full * (small / full) ** part,
    })),
  ];
  const stops: Stop[] = [];

  for (const marked of hero.parentElement!.querySelectorAll<HTMLElement>('[data-sphere-stop]')) {
    const element = replacedBySphere(marked);
    if (!element?.offsetWidth) continue;
    const { x, y, radius } = circleOf(element);
    // The sphere reaches a dot along the dot's line, and a digit from the gap above the figures.
    const list = element.closest('dl');
    const gap = list ? boxOf(list).top - bottomOf(list.previousElementSibling!) : 0;
    const level = list ? boxOf(list).top - gap / 2 : y;
    const passing = list ? Math.min(small, gap / 3) : small;
    /** Returns the scroll position at which the element's middle is at a part of the screen's height. */
    const at = (part: number) => y - part * screen;
    const waypointsOfStop: Waypoint[] = [
      { scroll: at(steps.leave), x: margin, y: level, radius: passing },
      { scroll: at(steps.above), x, y: level, radius: passing },
      { scroll: at(steps.cover), x, y, radius: small },
      { scroll: at(steps.fill), x, y, radius },
      { scroll: at(steps.empty), x, y, radius },
      { scroll: at(steps.uncover), x, y, radius: small },
      { scroll: at(steps.aboveAgain), x, y: level, radius: passing },
      { scroll: at(steps.back), x: margin, y: level, radius: passing },
    ];
    if (at(steps.leave) <= waypoints.at(-1)!.scroll || at(steps.back) > end) continue;
    waypoints.push(...waypointsOfStop.map((waypoint) => ({ ...waypoint, isBelowHero: true })));
    stops.push({ element, scrolls: [steps.cover, steps.fill, steps.empty, steps.uncover].map(at) });
  }
  const last = waypoints.at(-1)!;
  waypoints.push({ ...last, scroll: Math.min(end, last.scroll + screen * 0.1), radius: 0 });
  return { waypoints, stops };
}
