import { frames } from '../../motion/frames.ts';

/** The picture that the fan is cut out of, in its own units: where it shows, and what it turns about. */
const picture = { width: 960, height: 1200 };
const shown =
  'M0 592L132 660L179 636L229 627L274 627L318 636L339 647L348 643L366 625L375 601L406 580L426 550L444 541L463 530L477 515L509 507L525 498L536 487L575 485L596 472L637 475L672 470L739 474L766 488L803 493L851 521L868 525L900 556L908 540L880 510L868 498L866 480L849 468L840 473L827 472L827 445L818 424L800 415L782 419L767 380L756 372L722 367L702 337L661 330L642 307L621 302L594 302L568 281L525 282L503 269L449 271L421 262L388 271L345 267L309 281L272 281L233 300L200 304L177 324L133 338L107 363L69 379L48 407L27 426L6 444L-6 440L-6 592Z';
const pivot = { x: 427, y: 767 };
const radius = 590;
/** The middle of it, and how far it opens to each side, in radians. */
const middle = -0.035;
const half = 1.32;
const pleats = 40;
const each = (2 * half) / pleats;
/** How far a pleat reaches under its neighbour, in radians, so that nothing shows between them. */
const overlap = 0.004;
/** How wide a pleat is at its far end. */
const pleatWidth = 2 * radius * Math.sin(each / 2 + overlap);
/** What is behind it: the sky, whose colours go from the top down, and below it the sand. */
const behind: [y: number, colour: string][] = [
  [0, '#bfcdd0'],
  [120, '#c8d1d0'],
  [240, '#d0d5cf'],
  [360, '#d9d9cf'],
  [594, '#d9d9cf'],
  [602, '#ead2a9'],
  [680, '#eacc96'],
];
/** How far it is folded before it opens, and how long that takes, in seconds. */
const closest = 0.14;
const folding = 0.55;
const opening = 1.5;

/** How far it is open so long after it began: folded evenly, opened by a spring. */
function openAt(seconds: number): number {
  if (seconds < folding) return 1 - (1 - closest) * (0.5 - 0.5 * Math.cos((Math.PI * seconds) / folding));
  const time = seconds - folding;
  return 1 - (1 - closest) * Math.exp(-4.6 * time) * (1 + 4.6 * time);
}

/**
 * The large fan in the creative portfolio's picture folds and opens, pleat by pleat, once it is seen and whenever it is
 * touched. It is the picture's own: a canvas over the picture moves its parts, and goes when they are where they were.
 */
export default function fan(section: HTMLElement, signal: AbortSignal): void {
  const image = section.querySelector('img')!;
  let canvas: HTMLCanvasElement | undefined;
  let strips: HTMLCanvasElement[];
  let scale = 1;
  let width = 0;
  let time = 0;

  const end = () => {
    canvas?.remove();
    canvas = undefined;
  };
  const begin = () => {
    if (canvas || signal.aborted) return;
    time = 0;
    width = image.clientWidth;
    scale = Math.max(width / picture.width, image.clientHeight / picture.height) * Math.min(devicePixelRatio, 2);
    canvas = surface(picture.width, picture.height);
    // In the picture's own frame, cut as that is.
    canvas.className = image.className;
    canvas.style.background = 'none';
    canvas.ariaHidden = 'true';
    strips = cutPleats();
    draw(1);
    image.after(canvas);
    wake();
  };
  const surface = (width: number, height: number, detail = 1) => {
    const made = document.createElement('canvas');
    made.width = Math.ceil(width * scale * detail);
    made.height = Math.ceil(height * scale * detail);
    made.getContext('2d')!.scale(made.width / width, made.height / height);
    return made;
  };
  /** The angle at which a pleat lies in the picture, from the middle of the fan. */
  const angleOf = (pleat: number) => (pleat + 0.5) * each - half;
  /** Every pleat by itself, upright: cut out once, it is only moved from then on. */
  const cutPleats = () => {
    const fan = new Path2D(shown);
    return Array.from({ length: pleats }, (_, pleat) => {
      const strip = surface(pleatWidth, radius, 1.5);
      const context = strip.getContext('2d')!;
      context.moveTo(pleatWidth / 2, radius);
      context.lineTo(0, 0);
      context.lineTo(pleatWidth, 0);
      context.clip();
      const own = angleOf(pleat);
      // What other fans hide of it goes on as what is seen of it, drawn out downwards. Of the last too little is seen:
      // they are some from the left.
      const isSeen = own < 0.95;
      const angle = isSeen ? own : own - Math.ceil((own + 0.1) / (2 * each)) * 2 * each;
      for (const drawnOut of isSeen ? [4, 2, 1.4, 1] : [1]) {
        context.save();
        context.scale(1, drawnOut);
        context.translate(pleatWidth / 2, radius);
        context.rotate(-middle - angle);
        context.translate(-pivot.x, -pivot.y);
        context.clip(fan);
        context.drawImage(image, 0, 0, picture.width, picture.height);
        context.restore();
      }
      return strip;
    });
  };

  const draw = (open: number) => {
    const context = canvas!.getContext('2d')!;
    context.clearRect(0, 0, picture.width, picture.height);
    context.save();
    context.clip(new Path2D(shown));
    const ground = context.createLinearGradient(0, 0, 0, picture.height);
    for (const [y, colour] of behind) ground.addColorStop(y / picture.height, colour);
    context.fillStyle = ground;
    context.fillRect(-10, 0, picture.width + 20, picture.height);
    context.translate(pivot.x, pivot.y);
    for (const [pleat, strip] of strips.entries()) {
      context.save();
      context.rotate(middle + angleOf(pleat) * open);
      context.scale(open, 1);
      context.drawImage(strip, -pleatWidth / 2, -radius, pleatWidth, radius);
      context.restore();
    }
    context.restore();
  };

  const wake = frames(
    image,
    (seconds) => {
      if (!canvas) return false;
      time += seconds;
      if (time > folding + opening) {
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
    // It tells the size that it finds, too.
    if (image.clientWidth !== width) end();
  });
  resized.observe(image);
  signal.addEventListener('abort', () => {
    resized.disconnect();
    end();
  });
}
