import { frames } from '../../motion/frames.ts';

/** How quickly the sun follows: what is left of its way after a second. */
const left = 0.01;
/** Of how many degrees a phone is turned about its long side for the sun to go all its way, and before it goes at all. */
const whole = 28;
const unmeant = 4;

/**
 * Turns the sun of a picture: it follows the pointer across it, a finger, or the tilt of a phone, and goes back to where
 * it stood. Pictures of the same scene, each under another sun (`data-suns`), are laid over it and crossed; they are
 * fetched when a visitor first asks for them.
 */
export default function turnSuns(section: HTMLElement, signal: AbortSignal): void {
  for (const frame of section.querySelectorAll<HTMLElement>('[data-suns]')) turnSun(frame, signal);
}

function turnSun(frame: HTMLElement, signal: AbortSignal): void {
  const picture = frame.querySelector('img')!;
  const files = frame.dataset.suns!.split(' ');
  const sky = document.createElement('span');
  sky.className = picture.className;
  sky.ariaHidden = 'true';
  // The class has the picture's first look.
  sky.style.background = 'none';
  const suns = files.map((file) => {
    const sun = new Image();
    sun.dataset.sun = file;
    sun.alt = '';
    sun.className = picture.className;
    // Fills the span, which has the picture's place and its changes.
    Object.assign(sun.style, {
      inset: '0',
      inlineSize: '100%',
      blockSize: '100%',
      opacity: '0',
      transition: 'none',
      background: 'none',
    });
    return sun;
  });
  let isFetched: Promise<unknown> | undefined;
  /** A pointer that is on it has its way, whatever the device's tilt. */
  let isPointed = false;
  /** How many suns further than the picture's own it stands, and is to stand. */
  let at = 0;
  let wanted = 0;

  const wake = frames(
    frame,
    (seconds) => {
      at += (wanted - at) * (1 - left ** seconds);
      if (Math.abs(wanted - at) < 0.005) at = wanted;
      for (const [index, sun] of suns.entries()) sun.style.opacity = String(Math.min(1, Math.max(0, at - index)));
      return at !== wanted;
    },
    signal,
  );
  const turn = (part: number) => {
    wanted = files.length * Math.min(1, Math.max(0, part));
    isFetched ??= Promise.all(
      suns.map((sun) => {
        sun.src = sun.dataset.sun!;
        return sun.decode();
      }),
    ).then(
      () => {
        if (signal.aborted) return;
        sky.append(...suns);
        picture.closest('picture')!.after(sky);
        wake();
      },
      () => {},
    );
    if (sky.isConnected) wake();
  };

  const pointed = ({ clientX }: PointerEvent) => {
    isPointed = true;
    const { left, width } = frame.getBoundingClientRect();
    turn((clientX - left) / width);
  };
  const leave = () => {
    isPointed = false;
    if (isFetched) turn(0);
  };
  let upright: number | undefined;
  const tilted = ({ gamma }: DeviceOrientationEvent) => {
    if (gamma === null || isPointed) return;
    upright ??= gamma;
    const by = Math.abs(gamma - upright);
    if (by > unmeant || isFetched) turn((by - unmeant) / whole);
  };
  // A finger that goes across it does not scroll; two still magnify.
  frame.style.touchAction = 'pan-y pinch-zoom';
  frame.addEventListener('pointermove', pointed, { signal, passive: true });
  for (const kind of ['pointerleave', 'pointercancel']) frame.addEventListener(kind, leave, { signal, passive: true });
  addEventListener('deviceorientation', tilted, { signal, passive: true });
  signal.addEventListener('abort', () => {
    sky.remove();
    frame.style.removeProperty('touch-action');
  });
}
