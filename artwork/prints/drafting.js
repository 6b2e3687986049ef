// Functions for plans: lines, walls, openings, furniture and measures. A plan is drawn in metres. Sizes on the sheet
// (pens, letters, ticks) are the same at all scales, so they are divided by the scale.

const svg = document.querySelector('svg');
let group = svg;
let scale = 1;
/** Converts a size on the sheet (px) to metres of the plan. */
const onSheet = (size) => size / scale;

function shape(name, attributes, text) {
  const element = group.appendChild(document.createElementNS(svg.namespaceURI, name));
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (text !== undefined) element.textContent = text;
  return element;
}

/** Draws in a group that is moved and rotated (degrees). */
export function place(x, y, turn, draw, className = '') {
  const outer = group;
  group = shape('g', { transform: `translate(${x} ${y}) rotate(${turn})`, class: className });
  draw();
  group = outer;
}

/** Draws in metres, with the origin at a point of the sheet. */
export function inMetres(x, y, pixels, draw) {
  const outer = group;
  group = shape('g', { transform: `translate(${x} ${y}) scale(${pixels})` });
  scale = pixels;
  draw();
  group = outer;
  scale = 1;
}

/** Returns the point at a radius, `degrees` clockwise from the top. */
export function polar(radius, degrees) {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}
/** Returns path data of an arc around the origin. `go` is M to begin a path, L to continue it. */
export function arc(radius, from, to, go = 'M') {
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  return `${go}${polar(radius, from)}A${radius} ${radius} 0 ${large} ${to > from ? 1 : 0} ${polar(radius, to)}`;
}

// Pens, from thick to thin: wall (its thickness in metres), medium, thin, hair. The style is in plan.html.
export const wall = (d, thickness = 0.3) => shape('path', { d, class: 'wall', 'stroke-width': thickness });
export const line = (d, pen = 'thin') => shape('path', { d, class: pen });
export const box = (x, y, width, height, pen = 'thin', rx = 0) =>
  shape('rect', { x, y, width, height, rx, class: pen });
export const disc = (cx, cy, r, pen = 'thin') => shape('circle', { cx, cy, r, class: pen });

/** Draws an opening in a wall from x, y in the wall's direction `turn` (degrees). */
function opening(x, y, turn, width, thickness, draw) {
  place(x, y, turn, () => {
    box(0, -thickness / 2 - 0.05, width, thickness + 0.1, 'gap');
    draw?.();
  });
}
export const gap = (x, y, turn, width, thickness = 0.3) => opening(x, y, turn, width, thickness);
export const glazing = (x, y, turn, width, thickness = 0.3) =>
  opening(x, y, turn, width, thickness, () => {
    box(0, -thickness / 2, width, thickness);
    line(`M0 0H${width}`);
  });
/** Draws a door hinged at x, y. `side` is 1 if it opens to the right of the wall's direction, else -1. */
export const door = (x, y, turn, side = 1, width = 0.9, thickness = 0.3) =>
  opening(x, y, turn, width, thickness, () => {
    line(`M0 0V${side * width}`, 'medium');
    line(`M0 ${side * width}A${width} ${width} 0 0 ${side > 0 ? 0 : 1} ${width} 0`, 'hair');
  });

// The back of furniture is on the line y = 0, centred at x = 0; the furniture extends to y > 0.
/** Draws a double bed between two night tables. */
export const bed = (x, y, turn, width = 1.7) =>
  place(x, y, turn, () => {
    box(-width / 2, 0, width, 2.1, 'thin', 0.1);
    line(`M${-width / 2} 0.95H${width / 2}`);
    for (const side of [-1, 1]) {
      box((side * width) / 4 - width / 4 + 0.1, 0.12, width / 2 - 0.2, 0.4, 'thin', 0.1);
      box(side * (width / 2 + 0.3) - 0.2, 0, 0.4, 0.4);
    }
  });
export const toilet = (x, y, turn) =>
  place(x, y, turn, () => {
    box(-0.25, 0, 0.5, 0.2);
    shape('ellipse', { cx: 0, cy: 0.45, rx: 0.2, ry: 0.26, class: 'thin' });
  });
export const basin = (x, y, turn, width = 0.6) =>
  place(x, y, turn, () => {
    box(-width / 2, 0, width, 0.45);
    disc(0, 0.23, 0.14);
  });
export const chair = (x, y, turn, size = 0.5) =>
  place(x, y, turn, () =>
    line(`M${-size / 2} ${size}V${size * 0.3}Q${-size / 2} 0 0 0T${size / 2} ${size * 0.3}V${size}Z`),
  );
/** Draws stairs between two sides, with an arrow that points up. */
export const stair = (x, y, turn, width, length, steps) =>
  place(x, y, turn, () => {
    const risers = Array.from(
      { length: steps - 1 },
      (_, i) => `M${-width / 2} ${((i + 1) * length) / steps}H${width / 2}`,
    );
    line(risers.join(''));
    line(`M0 ${length - 0.15}V0.3M-0.18 0.62L0 0.3L0.18 0.62`, 'medium');
  });
/** Draws a tree from above: a scalloped crown and a trunk. */
export const tree = (x, y, radius, pen = 'thin', lobes = 9) =>
  place(x, y, 0, () => {
    const step = 360 / lobes;
    const part = radius * Math.sin(Math.PI / lobes) * 1.06;
    const scallops = Array.from({ length: lobes }, (_, i) => `A${part} ${part} 0 0 1 ${polar(radius, (i + 1) * step)}`);
    line(`M${polar(radius, 0)}${scallops.join('')}Z`, pen);
    disc(0, 0, radius * 0.09, 'solid');
  });

/** Draws lines of text; Arabic lines have their own typeface. */
export function label(x, y, ...lines) {
  lines.forEach((text, i) => {
    const arabic = /[\u0600-\u06ff]/.test(text);
    const at = y + onSheet((i - (lines.length - 1) / 2) * 15.5 + (arabic ? 5.5 : 4.6));
    shape('text', { x, y: at, 'font-size': onSheet(arabic ? 17 : 12.5), class: arabic ? 'arabic' : 'name' }, text);
  });
}
/** Draws a room's number in a ring. */
export function number(x, y, text, pen = 'medium paper') {
  disc(x, y, onSheet(11), pen);
  shape('text', { x, y: y + onSheet(4.7), 'font-size': onSheet(13), class: 'name number' }, text);
}

/** Draws measures in the direction `turn` (degrees): a tick at each stop, and the metres between stops. */
export const measures = (x, y, turn, stops) =>
  place(x, y, turn, () => {
    const [tick, reach] = [onSheet(4), onSheet(6)];
    line(`M${stops[0] - reach} 0H${stops.at(-1) + reach}`, 'hair');
    line(stops.map((at) => `M${at - tick} ${tick}L${at + tick} ${-tick}`).join(''), 'medium');
    line(stops.map((at) => `M${at} ${-reach}V${onSheet(9)}`).join(''), 'hair');
    stops.slice(1).forEach((stop, i) => {
      const metres = stop - stops[i];
      shape(
        'text',
        { x: stop - metres / 2, y: onSheet(-5), 'font-size': onSheet(11.5), class: 'measure' },
        metres.toFixed(2),
      );
    });
  });
/** Draws measures along an arc, readable from inside; lengths are those of the wall at `wallRadius`. */
export function arcMeasures(radius, stops, wallRadius) {
  line(arc(radius, stops[0], stops.at(-1)), 'hair');
  stops.forEach((stop, i) => {
    place(0, 0, stop + 180, () => line(`M-0.2 ${radius - 0.2}l0.4 0.4`, 'medium'));
    if (i === 0) return;
    const length = 2 * wallRadius * Math.sin(((stop - stops[i - 1]) * Math.PI) / 360);
    const text = { x: 0, y: radius - onSheet(5), 'font-size': onSheet(11.5), class: 'measure' };
    place(0, 0, (stop + stops[i - 1]) / 2 + 180, () => shape('text', text, length.toFixed(2)));
  });
}
/** Draws an end of a section: a letter in a ring, and an arrow in the direction of view `turn`. */
export const section = (x, y, letter, turn) =>
  place(x, y, 0, () => {
    const r = onSheet(9);
    place(0, 0, turn, () => line(`M${-r * 1.45} 0H${r * 1.45}L0 ${-r * 1.75}Z`, 'solid'));
    disc(0, 0, r, 'medium paper');
    shape('text', { x: 0, y: onSheet(4.2), 'font-size': onSheet(11.5), class: 'name number' }, letter);
  });

/** Draws the caption of a plan: its title, the north arrow, and a scale bar in metres. */
export function caption(text, pixels, metres, north = 0) {
  box(17, 703, 506, 180, 'hair paper');
  shape('text', { x: 34, y: 736, 'font-size': 15, class: 'caption' }, text);
  place(490, 729, north, () => {
    disc(0, 0, 12, 'medium');
    line('M0-20L6.5 7L0 3L-6.5 7Z', 'solid');
  });
  place(444 - metres * pixels, 731, 0, () => {
    const half = (metres * pixels) / 2;
    box(0, 0, half * 2, 5, 'medium');
    box(0, 0, half, 5, 'solid');
    [0, metres / 2, metres].forEach((value, i) => {
      shape('text', { x: i * half, y: -6, 'font-size': 11.5, class: 'measure' }, i === 2 ? `${value} m` : `${value}`);
    });
  });
}
