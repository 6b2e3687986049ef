import { frames } from '../../client/motion/frames.ts';

/** The picture with the fan, in its own units: area and pivot. */
const picture = { width: 960, height: 1200 };
const shown =
  'M0 592L132 660L179 636L229 627L274 627L318 636L339 647L348 643L366 625L375 601L406 580L426 550L444 541L463 530L477 515L509 507L525 498L536 487L575 485L596 472L637 475L672 470L739 474L766 488L803 493L851 521L868 525L900 556L908 540L880 510L868 498L866 480L849 468L840 473L827 472L827 445L818 424L800 415L782 419L767 380L756 372L722 367L702 337L661 330L642 307L621 302L594 302L568 281L525 282L503 269L449 271L421 262L388 271L345 267L309 281L272 281L233 300L200 304L177 324L133 338L107 363L69 379L48 407L27 426L6 444L-6 440L-6 592Z';
const pivot = { x: 427, y: 767 };
const radius = 590;
/** Angle of the fan's middle, and opening to each side (rad). */
const middleAngle = -0.035;
const halfAngle = 1.32;
const pleats = 40;
const each = (2 * halfAngle) / pleats;
/** Overlap of neighbouring pleats (rad), so that no gap is visible. */
const overlap = 0.004;
/** Width of a pleat at its outer end. */
const pleatWidth = 2 * radius * Math.sin(each / 2 + overlap);
/** Background: the colours of the sky from top to bottom, then the sand. */
const behind: [y: number, colour: string][] = [
  [0, '#bfcdd0'],
  [120, '#c8d1d0'],
  [240, '#d0d5cf'],
  [360, '#d9d9cf'],
  [594, '#d9d9cf'],
  [602, '#ead2a9'],
  [680, '#eacc96'],
];
/** Initial fold of the fan and duration of the opening (s). */
const closedShare = 0.14;
const foldSeconds = 0.55;
const openSeconds = 1.5;

/** Returns how far the fan is open after some time: it folds evenly and opens like a spring. */
function openAt(seconds: number): number {
  if (seconds < foldSeconds) return 1 - (1 - closedShare) * (0.5 - 0.5 * Math.cos((Math.PI * seconds) / foldSeconds));
  const time = seconds - foldSeconds;
  return 1 - (1 - closedShare) * Math.exp(-4.6 * time) * (1 + 4.6 * time);
}

/**
 * Folds and opens the large fan in the creative portfolio's picture, pleat by pleat, when it is first in view and when
 * it is touched. A canvas over the picture moves its parts and is removed at the end.
 */
export default function foldFan(section: HTMLElement, signal: AbortSignal): void {
  const image = section.querySelector('img')!;
  let canvas: HTMLCanvasElement | undefined;
  /** The cut pleats while the fan moves. */
  let strips: HTMLCanvasElement[] | undefined;
  let scale = 1;
  let width = 0;
  let time = 0;

  const end = () => {
    strips = undefined;
    canvas?.remove();
    canvas = undefined;
  };
  const begin = async () => {
    if (strips || signal.aborted) return;
    const cut: HTMLCanvasElement[] = [];
    strips = cut;
    time = 0;
    width = image.clientWidth;
    scale = Math.max(width / picture.width, image.clientHeight / picture.height) * Math.min(devicePixelRatio, 2);
    // One in each frame, so that the page answers meanwhile.
    for (let pleat = 0; pleat < pleats; pleat++) {
      cut.push(cutPleat(pleat));
      await new Promise(requestAnimationFrame);
      if (strips !== cut) return;
    }
    canvas = surface(picture.width, picture.height);
    // Clipped like the picture's own frame.
    canvas.className = image.className;
    canvas.style.background = 'none';
    canvas.ariaHidden = 'true';
    draw(1);
    image.after(canvas);
    resume();
  };
  const surface = (width: number, height: number, detail = 1) => {
    const made = document.createElement('canvas');
    made.width = Math.ceil(width * scale * detail);
    made.height = Math.ceil(height * scale * detail);
    made.getContext('2d')!.scale(made.width / width, made.height / height);
    return made;
  };
  /** Returns the angle of a pleat in the picture, from the middle of the fan. */
  const angleOf = (pleat: number) => (pleat + 0.5) * each - halfAngle;
  const fan = new Path2D(shown);
  /** Cuts out a pleat, upright. Later frames only transform it. */
  const cutPleat = (pleat: number) => {
    const strip = surface(pleatWidth, radius, 1.5);
    const context = strip.getContext('2d')!;
    context.moveTo(pleatWidth / 2, radius);
    context.lineTo(0, 0);
    context.lineTo(pleatWidth, 0);
    context.clip();
    const own = angleOf(pleat);
    // The part of a fan that others hide is filled by stretching its visible part downwards. Too little of the last
    // fan is visible, so its pleats repeat some from the left.
    const isSeen = own < 0.95;
    const angle = isSeen ? own : own - Math.ceil((own + 0.1) / (2 * each)) * 2 * each;
    for (const drawnOut of isSeen ? [4, 2, 1.4, 1] : [1]) {
      context.save();
      context.scale(1, drawnOut);
      context.translate(pleatWidth / 2, radius);
      context.rotate(-middleAngle - angle);
      context.translate(-pivot.x, -pivot.y);
      context.clip(fan);
      context.drawImage(image, 0, 0, picture.width, picture.height);
      context.restore();
    }
    return strip;
  };

  const draw = (open: number) => {
    const context = canvas!.getContext('2d')!;
    context.clearRect(0, 0, picture.width, picture.height);
    context.save();
    context.clip(fan);
    const background = context.createLinearGradient(0, 0, 0, picture.height);
    for (const [y, colour] of behind) background.addColorStop(y / picture.height, colour);
    context.fillStyle = background;
    context.fillRect(-10, 0, picture.width + 20, picture.height);
    context.translate(pivot.x, pivot.y);
    for (const [pleat, strip] of strips!.entries()) {
      context.save();
      context.rotate(middleAngle + angleOf(pleat) * open);
      context.scale(open, 1);
      context.drawImage(strip, -pleatWidth / 2, -radius, pleatWidth, radius);
      context.restore();
    }
    context.restore();
  };

  const resume = frames(
    image,
    (seconds) => {
      if (!canvas) return false;
      time += seconds;
      if (time > foldSeconds + openSeconds) {
        end();
        return false;
      }
      draw(openAt(time));
      return true;
    },
    signal,
  );

  image.decode().then(begin, () => {});
  image.parentElement!.addEventListener('pointerenter', begin, { signal });
  const resized = new ResizeObserver(() => {
    // The observer also reports the initial size.
    if (image.clientWidth !== width) end();
  });
  resized.observe(image);
  signal.addEventListener('abort', () => {
    resized.disconnect();
    end();
  });
}
