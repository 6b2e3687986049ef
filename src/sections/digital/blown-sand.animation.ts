import { runFrames } from '../../client/motion/run-frames.ts';
import { createGrains, field, type Grain } from './grains.ts';

/** Reach of the pointer's wind (units of the picture). */
const windReach = 125;
/** Maximum speed that it adds (units per second). */
const maxWind = 1500;
/** Range of the time that the grid holds grains after the first gust. */
const gustHoldSeconds = [0.5, 1.6] as const;
/** Range of the time that the grid holds grains after the pointer. */
const pointerHoldSeconds = [3.5, 7] as const;
/** Diameter of the largest dot (units); dots are drawn in steps of half a unit. */
const maxDiameter = 17;
/** Maximum time to draw a frame; slower devices get fewer pixels. */
const maxFrameMs = 8;
/** Number of colour steps between sand and ink. */
const tones = 5;

/** A grain on the canvas. */
interface MovingGrain extends Grain {
  at: { x: number; y: number; size: number };
  speed: { x: number; y: number };
  /** Seconds for which the wind moves the grain, and then the grid holds it. */
  secondsInWind: number;
  secondsHeld: number;
  /** Colour between sand (0) and ink (1), and remaining glow after it is switched on (1 to 0). */
  ink: number;
  glow: number;
  isMoving: boolean;
  fineness: number;
}

const between = ([min, max]: readonly [number, number]) => min + Math.random() * (max - min);

const atRest = (grain: Grain): MovingGrain => ({
  ...grain,
  at: { x: grain.x, y: grain.y, size: grain.size },
  speed: { x: 0, y: 0 },
  secondsInWind: 0,
  secondsHeld: 0,
  ink: grain.isSand ? 0 : 1,
  glow: 0,
  isMoving: false,
  fineness: 0.04 + 0.3 * Math.random() ** 2,
});

/** Returns true if the grain's target is its place in the drawn grid. */
const belongsToGrid = ({ x, y, goal }: Grain) => Math.hypot(x - goal.x, y - goal.y) < 1;

/** Moves an active grain. */
function move(grain: MovingGrain, seconds: number, now: number): void {
  const { at, speed, goal } = grain;
  const isHeldByGrid = grain.secondsHeld > 0 || belongsToGrid(grain);
  const home = isHeldByGrid ? goal : grain;
  at.size += (home.size - at.size) * (1 - Math.exp(-7 * seconds));
  grain.glow = Math.max(0, grain.glow - 1.6 * seconds);
  if (grain.secondsInWind > 0) {
    grain.secondsInWind -= seconds;
    // Eddies and air resistance.
    speed.x += Math.sin(at.y / 45 + now * 2.4) * 420 * seconds;
    speed.y += Math.cos(at.x / 60 + now * 3.1) * 420 * seconds;
    const drag = Math.exp(-1.9 * seconds);
    speed.x *= drag;
    speed.y *= drag;
    grain.ink = Math.max(0, grain.ink - 6 * seconds);
  } else if (isHeldByGrid || at.y > grain.y + 2) {
    // Attracted to its target, with little overshoot.
    speed.x += ((home.x - at.x) * 80 - speed.x * 15) * seconds;
    speed.y += ((home.y - at.y) * 80 - speed.y * 15) * seconds;
    const isThere = Math.hypot(home.x - at.x, home.y - at.y) < 5;
    if (isThere && isHeldByGrid) {
      if (grain.ink < 1 && grain.glow === 0) grain.glow = 1;
      grain.ink = 1;
    } else if (isThere) grain.ink = Math.max(grain.isSand ? 0 : 1, grain.ink - 3 * seconds);
    if (isThere && Math.hypot(speed.x, speed.y) < 4) {
      grain.secondsHeld -= seconds;
      if (!isHeldByGrid || (belongsToGrid(grain) && grain.glow === 0)) {
        Object.assign(grain, atRest(grain));
        return;
      }
    }
  } else {
    // Released by the grid: it falls back onto the heap.
    speed.x += ((grain.x - at.x) * 30 - speed.x * 9) * seconds;
    speed.y += 900 * seconds;
    grain.ink = Math.max(grain.isSand ? 0 : 1, grain.ink - 4 * seconds);
    if (at.y + speed.y * seconds >= grain.y) {
      Object.assign(grain, atRest(grain));
      return;
    }
  }
  at.x += speed.x * seconds;
  at.y += speed.y * seconds;
}

/**
 * Draws dots in all sizes and colours into a cache: copying pixels is much cheaper than drawing circles in each frame.
 */
function drawDots(element: Element, scale: number) {
  // The drawing's computed colours include those of forced colours and user styles.
  const styles = getComputedStyle(element.querySelector('svg')!);
  const cell = Math.ceil(maxDiameter * scale) + 2;
  const sheet = document.createElement('canvas');
  sheet.width = cell * maxDiameter * 2;
  sheet.height = cell * tones * 2;
  const context = sheet.getContext('2d', { willReadFrequently: true })!;
  for (const [half, from] of ['--grain', '--accent'].entries())
    for (let tone = 0; tone < tones; tone++)
      for (let step = 0; step < maxDiameter * 2; step++) {
        context.beginPath();
        context.arc((step + 0.5) * cell, (half * tones + tone + 0.5) * cell, (step * scale) / 4, 0, 7);
        const part = tone / (tones - 1);
        for (const [name, alpha] of [
          [from, 1 - part ** 4],
          ['--ink', part],
        ] as const) {
          context.globalAlpha = alpha;
          context.fillStyle = styles.getPropertyValue(name);
          context.fill();
        }
      }
  const points = new Uint32Array(context.getImageData(0, 0, sheet.width, sheet.height).data.buffer);
  return { points, width: sheet.width, cell };
}

/**
 * Replaces the drawing of the digital agency's first screen by a canvas. The pointer blows its grains of sand into the
 * grid, where each lights up and later falls back. A first gust demonstrates this.
 */
export default function blownSand(element: HTMLElement, signal: AbortSignal): void {
  const all = createGrains().map(atRest);
  /** Visible grains: a narrow screen shows only a part of the picture. */
  let nearGrains = all;
  const canvas = document.createElement('canvas');
  canvas.ariaHidden = 'true';
  const context = canvas.getContext('2d')!;
  const isMirrored = element.matches(':dir(rtl)');
  let [scale, left, top, sharpness] = [1, 0, 0, 1];
  let maxSharpness = 2;
  let slowFrames = 0;
  let dots = { points: new Uint32Array(), width: 0, cell: 0 };
  let image = new ImageData(1, 1);
  let points = new Uint32Array(1);

  const resize = () => {
    sharpness = Math.min(devicePixelRatio, maxSharpness);
    const { clientWidth: width, clientHeight: height } = canvas;
    canvas.width = width * sharpness;
    canvas.height = height * sharpness;
    // The same scale and position as the drawing's (preserveAspectRatio: xMaxYMid slice).
    const box = element.clientHeight;
    scale = Math.max(width / field.width, box / field.height);
    left = width - field.width * scale;
    top = height - box / 2 - (field.height * scale) / 2;
    dots = drawDots(element, scale * sharpness);
    image = new ImageData(Math.max(1, canvas.width), Math.max(1, canvas.height));
    points = new Uint32Array(image.data.buffer);
    nearGrains = all.filter(({ x }) => x * scale + left > -windReach);
    draw();
  };

  const draw = () => {
    points.fill(0);
    const unit = scale * sharpness;
    for (const { at, ink, glow } of nearGrains) {
      const tone = glow > 0 ? tones + Math.round((1 - glow) * (tones - 1)) : Math.round(ink * (tones - 1));
      const size = Math.min(Math.round(at.size * 2), maxDiameter * 2 - 1);
      copy(at.x * unit + left * sharpness, at.y * unit + top * sharpness, size, tone, (size * unit) / 4);
    }
    context.putImageData(image, 0, 0);
  };
  /** Copies a dot to the canvas; where dots overlap, the more opaque pixel wins. */
  const copy = (atX: number, atY: number, size: number, tone: number, radius: number) => {
    const { cell, width } = dots;
    const middle = Math.floor(cell / 2);
    const reached = Math.min(Math.ceil(radius) + 1, middle);
    const [x, y] = [Math.round(atX), Math.round(atY)];
    for (let down = Math.max(-reached, -y); down < Math.min(reached, image.height - y); down++) {
      const from = (tone * cell + middle + down) * width + size * cell + middle;
      const to = (y + down) * image.width + x;
      for (let right = Math.max(-reached, -x); right < Math.min(reached, image.width - x); right++) {
        const point = dots.points[from + right]!;
        if (point >>> 24 > points[to + right]! >>> 24) points[to + right] = point;
      }
    }
  };

  /** Applies wind along a line. */
  const blow = (from: Point, to: Point, speed: Point, hold: readonly [number, number], width = windReach) => {
    const force = Math.hypot(speed.x, speed.y);
    const limit = Math.min(1, maxWind / force);
    for (const grain of nearGrains) {
      const part = 1 - distanceTo(grain.at, from, to) / width;
      if (part <= 0 || part * part * force < 25) continue;
      // Smaller grains reach the speed of the wind sooner.
      const pull = Math.min(1, part * grain.fineness);
      grain.speed.x += (speed.x * limit - grain.speed.x) * pull;
      grain.speed.y += (speed.y * limit - grain.speed.y) * pull - Math.random() * 60 * part;
      grain.secondsInWind = 0.1 + Math.random() * 0.5;
      grain.secondsHeld = between(hold);
      grain.isMoving = true;
    }
    resume();
  };

  /** Position and end of the first gust, which starts at the visible edge of the picture. */
  let gust: { x: number; end: number } | undefined;
  let now = 0;
  const resume = runFrames(
    element,
    (seconds) => {
      now += seconds;
      gust ??= { x: -left / scale - 190, end: Math.min(-left / scale + 980, field.width) };
      if (gust.x < gust.end) {
        const from = { x: gust.x, y: 225 - 60 * Math.sin(gust.x / 220) };
        gust.x += 950 * seconds;
        blow(from, { x: gust.x, y: 225 - 60 * Math.sin(gust.x / 220) }, { x: 760, y: -110 }, gustHoldSeconds, 190);
      }
      let isMoving = gust.x < gust.end;
      for (const grain of nearGrains)
        if (grain.isMoving) {
          move(grain, seconds, now);
          isMoving ||= grain.isMoving;
        }
      const start = performance.now();
      draw();
      slowFrames = performance.now() - start > maxFrameMs ? slowFrames + 1 : 0;
      if (slowFrames === 3 && sharpness > 1) {
        maxSharpness = Math.max(1, sharpness / 1.5);
        slowFrames = 0;
        resize();
      }
      return isMoving;
    },
    signal,
  );

  let last: (Point & { time: number }) | undefined;
  const onPointer = ({ type, clientX, clientY, timeStamp }: PointerEvent) => {
    const box = canvas.getBoundingClientRect();
    const across = isMirrored ? box.right - clientX : clientX - box.left;
    const point = { x: (across - left) / scale, y: (clientY - box.top - top) / scale, time: timeStamp };
    const seconds = (timeStamp - (last?.time ?? 0)) / 1000;
    if (type === 'pointerdown') burst(point);
    else if (last && seconds > 0 && seconds < 0.15)
      blow(last, point, { x: (point.x - last.x) / seconds, y: (point.y - last.y) / seconds }, pointerHoldSeconds);
    last = point;
  };
  /** Blows in all directions, on a press. */
  const burst = (point: Point) => {
    for (const grain of nearGrains) {
      const [x, y] = [grain.at.x - point.x, grain.at.y - point.y];
      const part = 1 - Math.hypot(x, y) / (windReach * 1.4);
      if (part <= 0) continue;
      const speed = (part * (500 + Math.random() * 800)) / Math.max(Math.hypot(x, y), 8);
      Object.assign(grain.speed, { x: x * speed, y: y * speed - 120 });
      Object.assign(grain, {
        secondsInWind: 0.15 + Math.random() * 0.4,
        secondsHeld: between(pointerHoldSeconds),
        isMoving: true,
      });
    }
    resume();
  };

  const resized = new ResizeObserver(resize);
  element.append(canvas);
  resized.observe(canvas);
  const area = element.parentElement ?? element;
  for (const type of ['pointermove', 'pointerdown'] as const)
    area.addEventListener(type, onPointer, { signal, passive: true });
  signal.addEventListener('abort', () => {
    resized.disconnect();
    canvas.remove();
  });
  resume();
}

interface Point {
  x: number;
  y: number;
}

/** Returns the distance from a point to the nearest point of a line. */
function distanceTo({ x, y }: Point, from: Point, to: Point): number {
  const [wayX, wayY] = [to.x - from.x, to.y - from.y];
  const length = wayX * wayX + wayY * wayY;
  const part = length ? Math.min(Math.max(((x - from.x) * wayX + (y - from.y) * wayY) / length, 0), 1) : 0;
  return Math.hypot(x - from.x - wayX * part, y - from.y - wayY * part);
}
