import { runFrames } from '../../client/motion/run-frames.ts';
import { colourSteps, drawDots, maxDiameter } from './draw-dots.ts';
import { createGrains, field } from './grains.ts';
import { atRest, between, moveGrain } from './moving-grain.ts';

/** Reach of the pointer's wind (units of the picture). */
const windReach = 125;
/** Maximum speed that it adds (units per second). */
const maxWind = 1500;
/** Range of the time that the grid holds grains after the first gust. */
const gustHoldSeconds = [0.5, 1.6] as const;
/** Range of the time that the grid holds grains after the pointer. */
const pointerHoldSeconds = [3.5, 7] as const;
/** Maximum time to draw a frame; slower devices get fewer pixels. */
const maxFrameMs = 8;

/**
 * Replaces the drawing of the digital agency's first screen by a canvas. The pointer blows its grains of sand into the
 * grid, where each lights up and later falls back. A first gust demonstrates this.
 */
export default function blownSand(element: HTMLElement, signal: AbortSignal): void {
  const all = createGrains().map(atRest);
  /** Grains in the field or, beside it, within the wind's reach: a window shows only a part of the picture. */
  let nearGrains = all;
  const canvas = document.createElement('canvas');
  canvas.ariaHidden = 'true';
  const context = canvas.getContext('2d')!;
  const isMirrored = element.matches(':dir(rtl)');
  let [scale, left, top, pixelRatio] = [1, 0, 0, 1];
  let maxPixelRatio = 2;
  let slowFrames = 0;
  let dots = { pixels: new Uint32Array(), width: 0, cell: 0 };
  let image = new ImageData(1, 1);
  let pixels = new Uint32Array(1);

  const resize = () => {
    pixelRatio = Math.min(devicePixelRatio, maxPixelRatio);
    const { clientWidth: width, clientHeight: height } = canvas;
    canvas.width = width * pixelRatio;
    canvas.height = height * pixelRatio;
    // The same scale and position as the drawing's (preserveAspectRatio: xMaxYMid slice).
    const box = element.clientHeight;
    scale = Math.max(width / field.width, box / field.height);
    left = width - field.width * scale;
    top = height - box / 2 - (field.height * scale) / 2;
    dots = drawDots(element, scale * pixelRatio);
    image = new ImageData(Math.max(1, canvas.width), Math.max(1, canvas.height));
    pixels = new Uint32Array(image.data.buffer);
    const isInField = (y: number) => y * scale + top > height - box;
    nearGrains = all.filter(({ x, y, goal }) => x * scale + left > -windReach && isInField(y) && isInField(goal.y));
    draw();
  };

  const draw = () => {
    pixels.fill(0);
    const unit = scale * pixelRatio;
    for (const { at, ink, glow } of nearGrains) {
      const tone =
        glow > 0 ? colourSteps + Math.round((1 - glow) * (colourSteps - 1)) : Math.round(ink * (colourSteps - 1));
      const size = Math.min(Math.round(at.size * 2), maxDiameter * 2 - 1);
      copy(at.x * unit + left * pixelRatio, at.y * unit + top * pixelRatio, size, tone, (size * unit) / 4);
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
        const pixel = dots.pixels[from + right]!;
        if (pixel >>> 24 > pixels[to + right]! >>> 24) pixels[to + right] = pixel;
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
  let elapsed = 0;
  const resume = runFrames(
    element,
    (seconds) => {
      elapsed += seconds;
      gust ??= { x: -left / scale - 190, end: Math.min(-left / scale + 980, field.width) };
      if (gust.x < gust.end) {
        const from = { x: gust.x, y: 225 - 60 * Math.sin(gust.x / 220) };
        gust.x += 950 * seconds;
        blow(from, { x: gust.x, y: 225 - 60 * Math.sin(gust.x / 220) }, { x: 760, y: -110 }, gustHoldSeconds, 190);
      }
      let isMoving = gust.x < gust.end;
      for (const grain of nearGrains)
        if (grain.isMoving) {
          moveGrain(grain, seconds, elapsed);
          isMoving ||= grain.isMoving;
        }
      const start = performance.now();
      draw();
      slowFrames = performance.now() - start > maxFrameMs ? slowFrames + 1 : 0;
      if (slowFrames === 3 && pixelRatio > 1) {
        maxPixelRatio = Math.max(1, pixelRatio / 1.5);
        slowFrames = 0;
        resize();
      }
      return isMoving;
    },
    signal,
  );

  let last: (Point & { time: number }) | undefined;
  const handlePointer = ({ type, clientX, clientY, timeStamp }: PointerEvent) => {
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
    area.addEventListener(type, handlePointer, { signal, passive: true });
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
