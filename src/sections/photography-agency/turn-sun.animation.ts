import { runFrames } from '../../client/motion/run-frames.ts';

/** Remaining fraction of the sun's distance after a second. */
const remainingPerSecond = 0.01;
/** Tilt of a phone about its long side at which the sun reaches its last position. */
const fullTiltDegrees = 28;
/** Tilt at which the sun starts to move. */
const minTiltDegrees = 4;

/**
 * Moves the sun of a picture with the pointer, touch or the tilt of the phone, and returns it afterwards. Pictures of
 * the same scene with other positions of the sun (`data-suns`) are cross-faded over it. They are fetched at the first
 * interaction.
 */
export default function turnSuns(section: HTMLElement, signal: AbortSignal): void {
  for (const frame of section.querySelectorAll<HTMLElement>('[data-suns]')) turnSun(frame, signal);
}

/** Creates a span over a picture with a transparent image for each file, which is not fetched yet. */
function createSky(picture: HTMLImageElement, files: string[]) {
  const sky = document.createElement('span');
  sky.className = picture.className;
  sky.ariaHidden = 'true';
  // The class also sets the placeholder gradient.
  sky.style.background = 'none';
  const suns = files.map((file) => {
    const sun = new Image();
    sun.dataset.sun = file;
    sun.alt = '';
    sun.className = picture.className;
    // Fills the span. The span has the class of the picture, so it has the same position and transitions.
    Object.assign(sun.style, {
      inset: '0',
      inlineSize: '100%',
      blockSize: '100%',
      opacity: '0',
      translate: 'none',
      transition: 'none',
      background: 'none',
    });
    return sun;
  });
  return { sky, suns };
}

function turnSun(frame: HTMLElement, signal: AbortSignal): void {
  const picture = frame.querySelector('img')!;
  const files = frame.dataset.suns!.split(' ');
  const { sky, suns } = createSky(picture, files);
  let fetching: Promise<unknown> | undefined;
  /** The pointer has precedence over the tilt of the device. */
  let isPointed = false;
  /** Current and target position of the sun, counted in pictures from the first. */
  let at = 0;
  let target = 0;

  const resume = runFrames(
    frame,
    (seconds) => {
      at += (target - at) * (1 - remainingPerSecond ** seconds);
      if (Math.abs(target - at) < 0.005) at = target;
      for (const [index, sun] of suns.entries()) sun.style.opacity = String(Math.min(1, Math.max(0, at - index)));
      return at !== target;
    },
    signal,
  );
  const turn = (part: number) => {
    target = files.length * Math.min(1, Math.max(0, part));
    fetching ??= Promise.all(
      suns.map((sun) => {
        sun.src = sun.dataset.sun!;
        return sun.decode();
      }),
    ).then(
      () => {
        if (signal.aborted) return;
        sky.append(...suns);
        picture.closest('picture')!.after(sky);
        resume();
      },
      () => {},
    );
    if (sky.isConnected) resume();
  };

  const handlePointerMove = ({ clientX }: PointerEvent) => {
    isPointed = true;
    const { left, width } = frame.getBoundingClientRect();
    turn((clientX - left) / width);
  };
  const handlePointerLeave = () => {
    isPointed = false;
    if (fetching) turn(0);
  };
  let upright: number | undefined;
  const handleTilt = ({ gamma }: DeviceOrientationEvent) => {
    if (gamma === null || isPointed) return;
    upright ??= gamma;
    const by = Math.abs(gamma - upright);
    if (by > minTiltDegrees || fetching) turn((by - minTiltDegrees) / fullTiltDegrees);
  };
  // A horizontal swipe does not scroll; pinch zoom still works.
  frame.style.touchAction = 'pan-y pinch-zoom';
  frame.addEventListener('pointermove', handlePointerMove, { signal, passive: true });
  for (const kind of ['pointerleave', 'pointercancel'])
    frame.addEventListener(kind, handlePointerLeave, { signal, passive: true });
  addEventListener('deviceorientation', handleTilt, { signal, passive: true });
  signal.addEventListener('abort', () => {
    sky.remove();
    frame.style.removeProperty('touch-action');
  });
}
