import type { Knot } from './path.ts';

/** A place of something on the page, in its pixels, whatever it is scrolled to or moved by meanwhile. */
interface Place {
  left: number;
  top: number;
  right: number;
  bottom: number;
  width: number;
  height: number;
}

/** A mark that is not drawn as it is, since the sphere stands in for it, while the page is scrolled between these. */
export interface Station {
  name: 'figure' | 'sectors' | 'band';
  from: number;
  to: number;
  mark: Element | Range;
}

export interface Journey {
  knots: Knot[];
  stations: Station[];
}

/** Where something comes to rest. */
export function placeOf(thing: Element | Range): Place {
  const element = thing instanceof Element ? thing : thing.startContainer.parentElement!;
  const { left, top, width, height } = thing.getBoundingClientRect();
  // What scrolling moves by `translate` is where it comes to rest.
  const [x = 0, y = 0] = getComputedStyle(element)
    .translate.split(' ')
    .map((part) => Number.parseFloat(part) || 0);
  const at = { left: left + scrollX - x, top: top + scrollY - y };
  return { ...at, right: at.left + width, bottom: at.top + height, width, height };
}

const middleOf = ({ left, top, width, height }: Place) => ({ x: left + width / 2, y: top + height / 2 });

/** The last digit of a figure, if it is a nought. */
function noughtOf(figure: Element | null): Range | undefined {
  const text = figure?.firstChild;
  if (!(text instanceof Text) || !/^\d+0$/.test(text.data)) return;
  const range = new Range();
  range.setStart(text, text.length - 1);
  range.setEnd(text, text.length);
  return range;
}

/** The circle about what a digit draws of its line. */
function inkOf(figure: HTMLElement, digit: Range): { x: number; y: number; radius: number } {
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(figure);
  const context = new OffscreenCanvas(1, 1).getContext('2d')!;
  context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  const ink = context.measureText(String(digit));
  const { left, top } = placeOf(digit);
  return {
    x: left + (ink.actualBoundingBoxRight - ink.actualBoundingBoxLeft) / 2,
    y: top + ink.fontBoundingBoxAscent - (ink.actualBoundingBoxAscent - ink.actualBoundingBoxDescent) / 2,
    radius: (Math.max(ink.actualBoundingBoxRight + ink.actualBoundingBoxLeft, ink.actualBoundingBoxAscent) / 2) * 1.02,
  };
}

/** Of dots between words, that which ends its line the farthest: nothing stands between it and the edge of the page. */
function outermost(dots: HTMLElement[]): HTMLElement | undefined {
  const lines = new Map<number, HTMLElement>();
  for (const dot of dots) lines.set(dot.closest('li')!.getBoundingClientRect().top, dot);
  return [...lines.values()].toSorted((a, b) => b.getBoundingClientRect().left - a.getBoundingClientRect().left)[0];
}

/** Which of the home page's marks the sphere visits, and how it gets there: beside what is read, never over it. */
export function journeyFrom(sphere: { x: number; y: number; radius: number }, hero: HTMLElement): Journey {
  const main = hero.parentElement!;
  const width = document.documentElement.clientWidth;
  const screen = innerHeight;
  const knots: Knot[] = [];
  const stations: Station[] = [];
  const find = (selector: string) => main.querySelector<HTMLElement>(selector);

  const gutter = Number.parseFloat(getComputedStyle(hero.querySelector('h1')!.parentElement!).paddingInlineStart);
  /** The size that it travels in, which the margin of the page has room for. */
  const small = Math.min(22, gutter / 2 - 3);
  const lane = { left: gutter / 2, right: width - gutter / 2 };
  /** Passes a height of the page as that is so far down the screen. */
  const pass = (x: number, y: number, part: number, radius = small, isOver = false) =>
    knots.push({ scroll: y - part * screen, x, y, radius, isOver });

  const from = placeOf(hero);
  // Off the ridge: it lifts, and sails down behind the words.
  knots.push({ scroll: 0, ...sphere });
  knots.push({ scroll: screen * 0.1, x: sphere.x, y: sphere.y - sphere.radius * 0.12, radius: sphere.radius * 0.97 });

  const about = find('#about');
  const words = about?.querySelector('h2');
  const picture = about?.querySelector('img');
  const [said, seen] = [words && placeOf(words), picture && placeOf(picture)];
  const isBeside = said && seen && seen.left >= said.right;
  const between = isBeside
    ? { x: (said.right + seen.left) / 2, radius: Math.min(small, (seen.left - said.right) / 2 - 2) }
    : { x: lane.left, radius: small };
  pass((sphere.x + between.x) / 2, from.bottom - screen * 0.22, 0.4, sphere.radius * 0.42);
  pass(between.x, from.bottom + screen * 0.1, 0.46, between.radius * 1.3);
  if (about) {
    const { bottom } = placeOf(about);
    pass(between.x, from.bottom + screen * 0.3, 0.5, between.radius);
    pass(between.x, bottom - screen * 0.05, 0.5, between.radius);
  }

  const dots = [...main.querySelectorAll<HTMLElement>('#services [data-dot]')].filter((dot) => dot.offsetWidth > 0);
  const [first] = dots;
  if (first) {
    const title = find('#services h2');
    if (title) pass(Math.max(between.x, endOf(title) + 2 * small), placeOf(title).top, 0.55);
    const size = (first.offsetWidth / 2) * 1.7;
    for (const [index, dot] of dots.entries()) {
      const { x, y } = middleOf(placeOf(dot));
      const part = 0.6 - (0.12 * index) / dots.length;
      pass(x, y, part, size, true);
      pass(x, y, part - 0.04, size, true);
    }
  }

  const figure = main.querySelector<HTMLElement>('dl dd');
  const nought = noughtOf(figure);
  if (figure && nought) {
    const section = placeOf(figure.closest('section')!);
    const heading = figure.closest('section')!.querySelector('h2')!;
    const { x, y, radius: size } = inkOf(figure, nought);
    const side = first ? lane.right : lane.left;
    // Along the rule above the figures.
    pass(side, section.top - small * 2.5, 0.64);
    if (first) {
      pass(lane.right - gutter, section.top - small, 0.62);
      const edge = Math.max(x, endOf(heading) + 2 * small);
      pass(edge + (lane.right - edge) * 0.25, section.top - small, 0.54);
      pass(edge, y - size * 0.6, 0.63, small, true);
    } else {
      pass(lane.left, y - size - small * 1.2, 0.72);
      pass(x, y - size - small * 1.2, 0.64);
    }
    pass(x, y, 0.66, small, true);
    pass(x, y, 0.6, size, true);
    pass(x, y, 0.48, size, true);
    stations.push({ name: 'figure', mark: nought, from: y - 0.6 * screen, to: y - 0.48 * screen });
    const others = [...figure.closest('dl')!.querySelectorAll('dd')];
    const isRow = others.length > 1 && placeOf(others[1]!).left >= placeOf(figure).right;
    if (isRow) {
      // Over the tops of the other figures, and off their end.
      const top = y - size - small;
      pass(x + size * 1.5, top, 0.33, small, true);
      pass(endOf(others.at(-1)!) + small, top, 0.15, small, true);
      pass(lane.right, y, 0.2);
    } else {
      // Below what it counts, along the rule.
      const rule = placeOf(figure.parentElement!).bottom - small;
      pass(x, y, 0.44, small, true);
      pass(x, rule, 0.49);
      pass(lane.right, rule, 0.37);
    }
  }

  const dot = outermost([...main.querySelectorAll<HTMLElement>('[data-sectors] li > span')]);
  if (dot) {
    const place = placeOf(dot);
    const { x, y } = middleOf(place);
    const list = placeOf(dot.closest('ul')!);
    pass(lane.right, list.top - small, 0.66);
    pass(lane.right, y, 0.6);
    pass(x, y, 0.52, place.width / 2);
    pass(x, y, 0.36, place.width / 2);
    stations.push({ name: 'sectors', mark: dot, from: y - 0.52 * screen, to: y - 0.36 * screen });
    pass(lane.right, y + place.height, 0.34);
    pass(lane.right, list.bottom + screen * 0.2, 0.5);
  }

  const band = [...main.querySelectorAll('section')].find((section) => section.querySelector(':scope > label input'));
  if (band) {
    const place = placeOf(band);
    // Into the sand: the band lies over it, and its own dots go on.
    pass(lane.right, place.top - small * 1.5, 0.56);
    pass(lane.right - gutter / 2, (place.top + place.bottom) / 2, 0.5);
    const mark = band.querySelector('p')!;
    stations.push({
      name: 'band',
      mark,
      from: place.bottom - 0.56 * screen - place.height / 2,
      to: Number.POSITIVE_INFINITY,
    });
  }
  return { knots, stations };
}

/** Where the words of an element end; what is drawn over them meanwhile has none. */
function endOf(element: Element): number {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = new Range();
  let end = 0;
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode);
    end = Math.max(end, range.getBoundingClientRect().right + scrollX);
  }
  return end;
}
