// @vitest-environment happy-dom
import type { EmblaCarouselType } from 'embla-carousel';
import { expect, test, vi } from 'vitest';
import { drawTransitions } from './draw-transitions.ts';

// tests/details/motion/showcases.spec.ts covers the reveal itself.
test('reports a slide to the header once the slide reaches it', () => {
  const root = document.createElement('div');
  Object.defineProperties(root, { offsetWidth: { value: 1000 }, offsetHeight: { value: 600 } });
  const slides = Array.from({ length: 5 }, () => root.appendChild(document.createElement('div')));
  const listeners = new Map<string, () => void>();
  let place = 0;
  const embla = {
    rootNode: () => root,
    slideNodes: () => slides,
    scrollProgress: () => place / 5,
    selectedScrollSnap: () => 0,
    previousScrollSnap: () => 0,
    on: (name: string, handler: () => void) => listeners.set(name, handler),
    off: (name: string) => listeners.delete(name),
  } as unknown as EmblaCarouselType;
  const moveTo = (to: number) => {
    place = to;
    listeners.get('scroll')!();
  };
  const onUnderHeader = vi.fn();
  drawTransitions(embla, 'x', onUnderHeader);
  moveTo(0.3);
  expect(onUnderHeader).toHaveBeenLastCalledWith(0);
  moveTo(0.9);
  expect(onUnderHeader).toHaveBeenLastCalledWith(1);
});
