import type { TextOverlay } from './text-overlay.ts';

/** Elements that are not animated again: their animation has run, or was not needed. */
const finished = new WeakSet<Element>();

/**
 * Animates each element once when it scrolls into view from below. `draw` is called while the element is below the
 * viewport, so that the change is not visible. An element that is already in the viewport is not animated. An animation
 * ends when its element leaves the viewport. Aborting `signal` ends all of them.
 */
export function animateOnEnter(
  elements: HTMLElement[],
  draw: (element: HTMLElement) => TextOverlay,
  signal: AbortSignal,
): void {
  const drawn = new Map<HTMLElement, TextOverlay>();

  const removeDrawn = (element: HTMLElement) => {
    drawn.get(element)?.remove();
    drawn.delete(element);
  };
  const finish = (element: HTMLElement) => {
    finished.add(element);
    for (const observer of [approaching, entering, resized]) observer.unobserve(element);
    removeDrawn(element);
  };

  /** Observer of elements in the viewport or up to one viewport height below it. */
  const approaching = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const element = target as HTMLElement;
        if (!isIntersecting) {
          if (drawn.get(element)?.animations.some(({ playState }) => playState === 'running')) finish(element);
          else removeDrawn(element);
        } else if (boundingClientRect.top < innerHeight) finish(element);
        else drawn.set(element, draw(element));
      }
    },
    { rootMargin: '0px 0px 100%' },
  );
  /** Observer of elements in the viewport, without its lowest 8%. */
  const entering = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const overlay = drawn.get(target as HTMLElement);
        if (!isIntersecting || !overlay) continue;
        for (const animation of overlay.animations) animation.play();
        Promise.all(overlay.animations.map((animation) => animation.finished)).then(
          () => finish(target as HTMLElement),
          () => {},
        );
      }
    },
    { rootMargin: '0px 0px -8%' },
  );
  /** Last widths (px). A new width may change the line breaks, so it ends the animation. */
  const widths = new WeakMap<Element, number>();
  const resized = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) {
      if (widths.has(target) && widths.get(target) !== contentRect.width) finish(target as HTMLElement);
      widths.set(target, contentRect.width);
    }
  });
  for (const element of elements)
    if (!finished.has(element)) for (const observer of [approaching, entering, resized]) observer.observe(element);
  signal.addEventListener('abort', () => {
    for (const observer of [approaching, entering, resized]) observer.disconnect();
    for (const element of drawn.keys()) removeDrawn(element);
  });
}
