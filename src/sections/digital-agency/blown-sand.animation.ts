import { runFrames } from '../../client/motion/run-frames.ts';
import { createGrains, field } from './grains.ts';
import { atRest, moveGrain } from './moving-grain.ts';
import { SandCanvas } from './sand-canvas.ts';
import { blow, burst, type Point, windReach } from './wind.ts';

/** Shortest and longest time for which the grid holds a grain after the first gust. */
const gustHoldSeconds = [0.5, 1.6] as const;
/** Shortest and longest time for which the grid holds a grain that the pointer has moved. */
const pointerHoldSeconds = [3.5, 7] as const;

/** Returns the point of the first gust's path at a position across the picture (units). */
const pointOfGust = (x: number): Point => ({ x, y: 225 - 60 * Math.sin(x / 220) });

/**
 * Replaces the drawing of the digital agency's first screen by a canvas. The pointer blows its grains of sand into the
 * grid, where each lights up and later falls back. A first gust demonstrates this.
 */
export default function blownSand(element: HTMLElement, signal: AbortSignal): void {
  const grains = createGrains().map(atRest);
  /** Grains that are visible, or that the wind can move into view. A window shows only a part of the picture. */
  let nearGrains = grains;
  const sand = new SandCanvas(element);
  const isMirrored = element.matches(':dir(rtl)');

  const resize = () => {
    sand.resize();
    nearGrains = grains.filter(
      ({ x, y, goal }) => x * sand.scale + sand.left > -windReach && sand.isInField(y) && sand.isInField(goal.y),
    );
    sand.draw(nearGrains);
  };

  /** Position and end of the first gust, which starts at the visible edge of the picture. */
  let gust: { x: number; end: number } | undefined;
  let elapsed = 0;
  const draw = (seconds: number) => {
    elapsed += seconds;
    const edge = -sand.left / sand.scale;
    gust ??= { x: edge - 190, end: Math.min(edge + 980, field.width) };
    if (gust.x < gust.end) {
      const from = pointOfGust(gust.x);
      gust.x += 950 * seconds;
      const to = pointOfGust(gust.x);
      blow(nearGrains, { from, to, speed: { x: 760, y: -110 }, holdSeconds: gustHoldSeconds, reach: 190 });
    }
    for (const grain of nearGrains) if (grain.isMoving) moveGrain(grain, seconds, elapsed);
    sand.draw(nearGrains);
    return gust.x < gust.end || nearGrains.some(({ isMoving }) => isMoving);
  };
  const resume = runFrames(element, draw, signal);

  let last: (Point & { time: number }) | undefined;
  const handlePointer = ({ type, clientX, clientY, timeStamp }: PointerEvent) => {
    const box = sand.canvas.getBoundingClientRect();
    const across = isMirrored ? box.right - clientX : clientX - box.left;
    const point = {
      x: (across - sand.left) / sand.scale,
      y: (clientY - box.top - sand.top) / sand.scale,
      time: timeStamp,
    };
    const seconds = (timeStamp - (last?.time ?? 0)) / 1000;
    if (type === 'pointerdown') {
      burst(nearGrains, point, pointerHoldSeconds);
      resume();
    } else if (last && seconds > 0 && seconds < 0.15) {
      const speed = { x: (point.x - last.x) / seconds, y: (point.y - last.y) / seconds };
      blow(nearGrains, { from: last, to: point, speed, holdSeconds: pointerHoldSeconds });
      resume();
    }
    last = point;
  };

  const resized = new ResizeObserver(resize);
  element.append(sand.canvas);
  resized.observe(sand.canvas);
  const area = element.parentElement ?? element;
  for (const type of ['pointermove', 'pointerdown'] as const)
    area.addEventListener(type, handlePointer, { signal, passive: true });
  signal.addEventListener('abort', () => {
    resized.disconnect();
    sand.canvas.remove();
  });
  resume();
}
