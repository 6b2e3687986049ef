import { runFrames } from '../../client/motion/run-frames.ts';
import { sampleLetters } from './sample-letters.ts';

/** End of the animation after the load event. */
const endMs = 900;
/** Minimum duration: a shorter animation would only flicker. */
const minDurationMs = 420;
/** Part of the duration until the last grain leaves. */
const lastStartShare = 0.32;
/** Part of the duration that a grain flies. */
const flightShare = 0.5;
/** Part of the duration in which a grain changes from sand to ink. */
const inkingShare = 0.18;
/** Share of the letters' area that the grains cover. */
const coveredShare = 0.36;
/** Share of a grain's start that depends on its distance from the side of the sand; the rest is random. */
const acrossShare = 0.62;
/** The streams: their distance, and length and height of their waves (px); from stream to stream the phase (radians). */
const streamDistance = 44;
const waveLength = 110;
const waveHeight = 16;
const phaseStep = 1.9;
const maxGrains = 16_000;
/** Maximum size of the canvas. */
const maxPixels = 1_300_000;
/** Maximum time to draw a frame; slower devices get every second grain. */
const maxFrameMs = 8;
/** Colours of grains, the most frequent first. */
const sands = ['--sand', '--sand-light', '--sand-shade', '--sand-deep', '--dawn'];

interface Grain {
  /** Final position of a grain (px of the canvas). */
  x: number;
  y: number;
  /** Distance (px) at which it starts: to the left, or to the right if negative. */
  startOffset: number;
  /** Position (px from the top) and phase (radians) of the stream in which the grain moves. */
  streamY: number;
  streamPhase: number;
  /** Start and duration of its flight, in parts of the animation's duration. */
  start: number;
  duration: number;
  size: number;
  colour: Colour;
}

type Colour = [red: number, green: number, blue: number];

/** Returns a random number between -1.5 and 1.5, most often near 0. */
const randomNearZero = () => Math.random() + Math.random() + Math.random() - 1.5;

/** Converts a CSS colour to red, green and blue (0 to 255). */
function colourOf(context: OffscreenCanvasRenderingContext2D, value: string): Colour {
  context.fillStyle = value;
  const [red = 0, green = 0, blue = 0] = (String(context.fillStyle).match(/[\da-f]{2}/g) ?? []).map((channel) =>
    Number.parseInt(channel, 16),
  );
  return [red, green, blue];
}

/**
 * Animates sand that blows in from one side, forms the heading's letters, turns into ink and disappears. The heading
 * itself is text and stays in place.
 */
export default function sandLetters(copy: HTMLElement, signal: AbortSignal): void {
  const heading = copy.querySelector('h1');
  if (!heading) return;
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const durationMs = (page?.loadEventEnd ?? 0) + endMs - performance.now();
  const box = heading.getBoundingClientRect();
  if (durationMs < minDurationMs || box.bottom < 0 || box.top > innerHeight) return;

  const room = copy.getBoundingClientRect();
  const margin = box.height * 0.2;
  const { canvas, pixelRatio } = createCanvas(room.width, box.height + 2 * margin);
  canvas.style.top = `${box.top - room.top - margin}px`;
  const { ink, grains } = grainsOfLetters(heading, {
    x: (box.left - room.left) * pixelRatio,
    y: margin * pixelRatio,
    width: canvas.width,
    pixelRatio,
  });
  const context = canvas.getContext('2d')!;
  const image = new ImageData(canvas.width, canvas.height);
  const pixels = new Uint32Array(image.data.buffer);
  const target = { pixels, width: image.width, height: image.height, pixelRatio, ink };
  const end = () => canvas.remove();
  const started = performance.now();
  let grainStep = 1;
  let slowFrames = 0;

  const draw = () => {
    const progress = (performance.now() - started) / durationMs;
    const before = performance.now();
    pixels.fill(0);
    for (let index = 0; index < grains.length; index += grainStep) drawGrain(grains[index]!, progress, target);
    context.putImageData(image, 0, 0);
    slowFrames = performance.now() - before > maxFrameMs ? slowFrames + 1 : 0;
    if (slowFrames === 2) [grainStep, slowFrames] = [grainStep * 2, 0];
    if (progress >= 1) end();
    return progress < 1;
  };
  copy.append(canvas);
  // Hidden tabs request no frames.
  const timer = setTimeout(end, durationMs);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    end();
  });
  runFrames(canvas, draw, signal)();
}

/** Creates the canvas of an animation, across its section, with at most `maxPixels`. */
function createCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas');
  const pixelRatio = Math.min(devicePixelRatio, 2, Math.sqrt(maxPixels / (width * height)));
  canvas.ariaHidden = 'true';
  canvas.width = width * pixelRatio;
  canvas.height = height * pixelRatio;
  Object.assign(canvas.style, {
    position: 'absolute',
    left: '0',
    width: '100%',
    height: `${height}px`,
    pointerEvents: 'none',
  });
  return { canvas, pixelRatio };
}

/** The pixels that grains are drawn into. */
interface Target {
  pixels: Uint32Array;
  width: number;
  height: number;
  pixelRatio: number;
  /** Colour of the heading. */
  ink: Colour;
}

/** Draws a grain as a square, at a point of the animation (0 to 1). */
function drawGrain(grain: Grain, progress: number, { pixels, width, height, pixelRatio, ink }: Target) {
  const { x, y, startOffset, streamY, streamPhase, start, duration, size, colour } = grain;
  const flown = (progress - start) / duration;
  if (flown < 0) return;
  const inked = Math.max(0, (progress - start - duration) / inkingShare);
  if (inked >= 1) return;
  const remaining = (1 - Math.min(1, flown)) ** 3;
  const atX = x - startOffset * remaining;
  // A grain follows its stream until it is near its letter.
  const eased = remaining ** 0.8;
  const wave = Math.sin(atX / (waveLength * pixelRatio) + streamPhase) * waveHeight * pixelRatio;
  const atY = y + (streamY + wave - y) * eased;
  const inkShare = inked * inked;
  const rgb =
    (255 << 24) |
    ((colour[2] + (ink[2] - colour[2]) * inkShare) << 16) |
    ((colour[1] + (ink[1] - colour[1]) * inkShare) << 8) |
    (colour[0] + (ink[0] - colour[0]) * inkShare);
  // A grain grows on its way to the letter.
  const edge = Math.max(1, Math.round(size * (1 - 0.5 * remaining)));
  const [column, row] = [Math.round(atX), Math.round(atY)];
  if (column < 0 || row < 0 || column + edge > width || row + edge > height) return;
  for (let down = 0; down < edge; down++) {
    const rowStart = (row + down) * width + column;
    pixels.fill(rgb, rowStart, rowStart + edge);
  }
}

/** Returns the grains of a heading, each with a position in a letter, and the heading's colour. */
function grainsOfLetters(heading: HTMLElement, origin: { x: number; y: number; width: number; pixelRatio: number }) {
  const { positions, count: letterPixels, context } = sampleLetters(heading, origin.pixelRatio);
  const styles = getComputedStyle(heading);
  const ink = colourOf(context, styles.color);
  const colours = sands.map((name) => colourOf(context, styles.getPropertyValue(name)));
  const grain = Math.max(1, 1.15 * origin.pixelRatio);
  const count = Math.min(maxGrains, (letterPixels * coveredShare) / grain ** 2);
  const { left, right, height } = heading.getBoundingClientRect();
  // The sand comes from the side with more space beside the heading.
  const side = left < innerWidth - right ? -1 : 1;
  const streams = Math.max(3, Math.round(height / streamDistance));
  const grains = Array.from({ length: count }, (): Grain => {
    const index = Math.floor((Math.random() * positions.length) / 2) * 2;
    const [x, y] = [positions[index]! + origin.x, positions[index + 1]! + origin.y];
    const stream = Math.round((positions[index + 1]! / origin.pixelRatio / height) * streams + randomNearZero() * 0.7);
    const across = side > 0 ? x / origin.width : 1 - x / origin.width;
    return {
      x,
      y,
      startOffset: side * origin.width * (0.2 + 0.4 * Math.random() ** 1.5),
      streamY: origin.y + ((stream + randomNearZero() * 0.12) / streams) * height * origin.pixelRatio,
      streamPhase: stream * phaseStep,
      start: lastStartShare * (acrossShare * across + (1 - acrossShare) * Math.random()),
      duration: flightShare * (0.75 + 0.25 * Math.random()),
      size: grain * (0.7 + 0.9 * Math.random() ** 2),
      colour: Math.random() < 0.1 ? ink : colours[Math.floor(Math.random() ** 1.6 * colours.length)]!,
    };
  });
  return { ink, grains };
}
