import type { Drawn } from './drawn-over.ts';

/** What has arrived, which it does once. */
const arrived = new WeakSet<Element>();

/**
 * Has each element move once as it comes onto the screen from below: `draw` is called while it is still out of sight, so
 * that nobody sees it change; one that is seen before that stays as it is. Ends what is off the screen, and all by `signal`.
 */
export function arrivals(elements: HTMLElement[], draw: (element: HTMLElement) => Drawn, signal: AbortSignal): void {
  const drawn = new Map<HTMLElement, Drawn>();

  const end = (element: HTMLElement) => {
    drawn.get(element)?.remove();
    drawn.delete(element);
  };
  const finish = (element: HTMLElement) => {
    arrived.add(element);
    for (const observer of [near, seen, resized]) observer.unobserve(element);
    end(element);
  };

  /** Up to a screen below the one that is seen. */
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const element = target as HTMLElement;
        if (!isIntersecting) {
          if (drawn.get(element)?.animations.some(({ playState }) => playState === 'running')) finish(element);
          else end(element);
        } else if (boundingClientRect.top < innerHeight) finish(element);
        else drawn.set(element, draw(element));
      }
    },
    { rootMargin: '0px 0px 100%' },
  );
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const shown = drawn.get(target as HTMLElement);
        if (!isIntersecting || !shown) continue;
        for (const animation of shown.animations) animation.play();
        Promise.all(shown.animations.map(({ finished }) => finished)).then(
          () => finish(target as HTMLElement),
          () => {},
        );
      }
    },
    { rootMargin: '0px 0px -8%' },
  );
  /** Its lines may be others now. */
  const sizes = new WeakMap<Element, number>();
  const resized = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) {
      if (sizes.has(target) && sizes.get(target) !== contentRect.width) finish(target as HTMLElement);
      sizes.set(target, contentRect.width);
    }
  });
  for (const element of elements)
    if (!arrived.has(element)) for (const observer of [near, seen, resized]) observer.observe(element);
  signal.addEventListener('abort', () => {
    for (const observer of [near, seen, resized]) observer.disconnect();
    for (const element of drawn.keys()) end(element);
  });
}
