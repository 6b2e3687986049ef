import { filled } from './dune.ts';
import type { Knot } from './path.ts';

/** Animates an element with the scroll position, by a ScrollTimeline or, without one, by `followScroll`. */
export function scrolled(element: Element, keyframes: Keyframe[], end: number): Animation {
  const timing = { duration: end, fill: 'both' } as const;
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

/** Updates the animations when the page is scrolled, for browsers without ScrollTimeline. */
export function followScroll(animations: Animation[], signal: AbortSignal): void {
  if ('ScrollTimeline' in window) return;
  const update = () => {
    for (const animation of animations) animation.currentTime = scrollY;
  };
  addEventListener('scroll', update, { signal, passive: true });
}

/** Creates an absolutely positioned span, hidden from assistive technology, that shows a picture file. */
export function place(box: { left: number; top: number; width: number; height: number }, file?: string): HTMLElement {
  const element = document.createElement('span');
  element.ariaHidden = 'true';
  const { left, top, width, height } = box;
  Object.assign(element.style, {
    position: 'absolute',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    pointerEvents: 'none',
    ...(file && { background: `url("${file}") 0 0 / 100% 100%` }),
  });
  return element;
}

/**
 * Creates the sphere's element between two knots, and its animation. One element for each pair of knots: a layer that is
 * scaled down to less than a third looks ragged. `form` is the sphere's distortion in the hero's picture.
 */
export function drawBetween(
  from: Knot,
  to: Knot,
  file: string,
  end: number,
  corner: { x: number; y: number },
  form?: number[],
) {
  const largest = Math.max(from.radius, to.radius);
  const half = largest / filled;
  const element = place({ left: -half, top: -half, width: 2 * half, height: 2 * half }, file);
  element.dataset.sphere = '';
  const pose = ({ x, y, radius }: Knot, matrix = [1, 0, 0, 1]) => ({
    translate: `${x - corner.x}px ${y - corner.y}px`,
    scale: radius / largest,
    transform: `matrix(${matrix},0,0)`,
  });
  const [first, last] = [pose(from, form), pose(to)];
  const [begin, finish] = [from.scroll / end, Math.min(1, to.scroll / end)];
  const animation = scrolled(
    element,
    [
      { ...first, offset: 0, opacity: begin > 0 ? 0 : 1 },
      { ...first, offset: begin, opacity: begin > 0 ? 0 : 1 },
      { ...first, offset: begin, opacity: 1, easing: from.x === to.x ? 'linear' : 'ease-in-out' },
      { ...last, offset: finish, opacity: 1 },
      { ...last, offset: finish, opacity: 0 },
      { ...last, offset: 1, opacity: 0 },
    ],
    end,
  );
  return { element, animation };
}

/** Hides the marks while the sphere replaces them. */
export function hideMarks(knots: Knot[], end: number): Animation[] {
  const offset = (knot: Knot | undefined) => Math.min(1, knot!.scroll / end);
  return knots.flatMap((knot, index) => {
    if (!knot.mark || knots[index - 1]?.mark) return [];
    const [grows, stands, shrinks, small] = knots.slice(index - 1, index + 3);
    return scrolled(
      knot.mark,
      [
        { opacity: 1, offset: 0 },
        { opacity: 1, offset: offset(grows) },
        { opacity: 0, offset: offset(stands) },
        { opacity: 0, offset: offset(shrinks) },
        { opacity: 1, offset: offset(small) },
        { opacity: 1, offset: 1 },
      ],
      end,
    );
  });
}
