import { filled } from './dune.ts';
import type { Moment } from './path.ts';

/** Sand that sticks to the sphere: its rolling is seen by it. Where, in parts of its radius, and how large, in pixels. */
const grains = Array.from({ length: 44 }, (_, grain) => {
  const angle = grain < 30 ? 3.5 + Math.sin(grain * 12.9) * 0.8 : grain * 2.4;
  const distance = (grain < 30 ? 46 - ((grain * 7) % 28) : 10 + ((grain * 11) % 35)) / 50;
  return { x: Math.cos(angle) * distance, y: Math.sin(angle) * distance, size: ((grain * 5) % 7) / 11 - 0.2 };
});

/** A drawing that scrolling moves, and what moves it. */
export interface Drawing {
  element: HTMLElement;
  animations: Animation[];
}

/** What the scroll of the page moves, from its top to its end: by the browser alone, or else by `follow`. */
export function scrolled(element: Element, keyframes: Keyframe[], end: number): Animation {
  const timing: KeyframeAnimationOptions = { duration: end, fill: 'both' };
  if ('ScrollTimeline' in window)
    return element.animate(keyframes, {
      ...timing,
      duration: 'auto',
      timeline: new ScrollTimeline(),
    } as KeyframeAnimationOptions);
  const animation = element.animate(keyframes, timing);
  animation.pause();
  animation.currentTime = scrollY;
  return animation;
}

/** Where the browser has no timeline that is scrolled: each frame in which the page was. */
export function follow(animations: Animation[], signal: AbortSignal): void {
  if ('ScrollTimeline' in window) return;
  let asked = 0;
  const frame = () => {
    asked = 0;
    for (const animation of animations) animation.currentTime = scrollY;
  };
  const ask = () => {
    asked ||= requestAnimationFrame(frame);
  };
  addEventListener('scroll', ask, { signal, passive: true });
  signal.addEventListener('abort', () => cancelAnimationFrame(asked));
}

/** A span of a frame's own, which nobody meets. */
export function place(box: { left: number; top: number; width: number; height: number }, file?: string): HTMLElement {
  const element = document.createElement('span');
  element.ariaHidden = 'true';
  Object.assign(element.style, {
    position: 'absolute',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    pointerEvents: 'none',
    ...(file && { background: `url("${file}") 0 0 / 100% 100%` }),
  });
  return element;
}

/** The sphere on a part of its way. `form` is how it is drawn out at the first moment of the page. */
export function drawLeg(
  leg: Moment[],
  file: string,
  end: number,
  corner: { x: number; y: number },
  form?: number[],
): Drawing {
  const largest = Math.max(...leg.map(({ radius }) => radius));
  const half = largest / filled;
  const element = place({ left: -half, top: -half, width: 2 * half, height: 2 * half }, file);
  element.dataset.sphere = '';
  if (leg[0]!.isOver) element.style.zIndex = '1';
  const [first, last] = [leg[0]!, leg.at(-1)!];
  const offset = ({ scroll }: Moment) => Math.min(1, Math.max(0, scroll / end));
  const pose = ({ x, y, radius }: Moment, drawnOut = 0) => {
    const scale = radius / largest;
    const [a = 1, b = 0, c = 0, d = 1] = (form ?? []).map(
      (value, index) => (value * drawnOut + (index % 3 === 0 ? 1 - drawnOut : 0)) * scale,
    );
    const shape = form ? [a, b, c, d] : [scale, 0, 0, scale];
    return { transform: `matrix(${[...shape, x - corner.x, y - corner.y].map((part) => part.toFixed(4)).join()})` };
  };
  const moments = leg.map((moment) => {
    const drawnOut = form ? Math.max(0, 1 - (4 * moment.scroll) / (last.scroll || 1)) : 0;
    return { ...pose(moment, drawnOut), offset: offset(moment), opacity: 1 };
  });
  const shown: Keyframe[] = [...moments];
  if (offset(first) > 0) shown.unshift({ ...moments[0], offset: 0, opacity: 0 }, { ...moments[0], opacity: 0 });
  if (offset(last) < 1) shown.push({ ...moments.at(-1), opacity: 0 }, { ...moments.at(-1), offset: 1, opacity: 0 });
  const animations = [scrolled(element, shown, end)];
  // It had none in the picture.
  if (!form) {
    const skin = place({ left: half - 0.5, top: half - 0.5, width: 1, height: 1 });
    skin.style.borderRadius = '50%';
    skin.style.boxShadow = grains
      .map(({ x, y, size }) => `${x * largest}px ${y * largest}px 0 ${size}px var(--sand-shade)`)
      .join();
    element.append(skin);
    const turns = leg.map((moment) => ({ rotate: `${moment.turned.toFixed(3)}rad`, offset: offset(moment) }));
    animations.push(scrolled(skin, [{ ...turns[0], offset: 0 }, ...turns, { ...turns.at(-1), offset: 1 }], end));
  }
  return { element, animations };
}
