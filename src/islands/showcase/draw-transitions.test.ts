// @vitest-environment happy-dom
import type { EmblaCarouselType } from 'embla-carousel';
import { expect, test, vi } from 'vitest';
import { drawTransitions } from './draw-transitions.ts';

/** Creates a row of five slides with a controllable position. */
function row() {
  const root = document.createElement('div');
  Object.defineProperties(root, { offsetWidth: { value: 1000 }, offsetHeight: { value: 600 } });
  const slides = Array.from({ length: 5 }, () => root.appendChild(document.createElement('div')));
  const listeners = new Map<string, () => void>();
  const state = { place: 0, selected: 0, previous: 0 };
  const embla = {
    rootNode: () => root,
    slideNodes: () => slides,
    scrollProgress: () => state.place / 5,
    selectedScrollSnap: () => state.selected,
    previousScrollSnap: () => state.previous,
    on: (name: string, handler: () => void) => listeners.set(name, handler),
    off: (name: string) => listeners.delete(name),
  } as unknown as EmblaCarouselType;
  return {
    embla,
    slides,
    listeners,
    moveTo(place: number) {
      state.place = place;
      listeners.get('scroll')!();
    },
    select(index: number) {
      state.previous = state.selected;
      state.selected = index;
      listeners.get('select')!();
    },
    transitions: () => slides.map(({ dataset }) => dataset.transition ?? '-').join(' '),
    back: (index: number) => Number.parseFloat(slides[index]!.style.getPropertyValue('--back')),
  };
}

test('the next slide is revealed above the current one, and both stay in place', () => {
  const { embla, moveTo, transitions, back } = row();
  drawTransitions(embla, 'x', () => {});
  expect(transitions()).toBe('- - - - -');
  moveTo(0.4);
  expect(transitions()).toBe('under over - - -');
  expect(back(0)).toBeCloseTo(400);
  expect(back(1)).toBeCloseTo(-600);
  moveTo(1);
  expect(transitions()).toBe('- - - - -');
});

test('turning back closes the revealed slide', () => {
  const { embla, slides, moveTo, transitions } = row();
  drawTransitions(embla, 'x', () => {});
  moveTo(0.4);
  moveTo(0.2);
  expect(transitions()).toBe('under over - - -');
  expect(slides[1]!.style.getPropertyValue('--progress')).toBe('0.2');
});

test('before the first slide the last is revealed, after the last the first', () => {
  const { embla, moveTo, transitions, back } = row();
  drawTransitions(embla, 'y', () => {});
  moveTo(4.75);
  expect(transitions()).toBe('under - - - over');
  expect(back(4)).toBeCloseTo(450);
  expect(back(0)).toBeCloseTo(-150);
  moveTo(0);
  moveTo(4.75);
  moveTo(4);
  moveTo(4.25);
  expect(transitions()).toBe('over - - - under');
});

test('a distant slide is revealed directly above the current one', () => {
  const { embla, moveTo, select, transitions } = row();
  drawTransitions(embla, 'x', () => {});
  select(2);
  moveTo(0.5);
  expect(transitions()).toBe('under - over - -');
  moveTo(1.5);
  expect(transitions()).toBe('under - over - -');
  moveTo(1.997);
  expect(transitions()).toBe('- - - - -');
  moveTo(1.9979);
  expect(transitions()).toBe('- - - - -');
});

test('reports a slide to the header once the slide reaches it', () => {
  const { embla, moveTo } = row();
  const onTop = vi.fn();
  drawTransitions(embla, 'x', onTop);
  moveTo(0.3);
  expect(onTop).toHaveBeenLastCalledWith(0);
  moveTo(0.9);
  expect(onTop).toHaveBeenLastCalledWith(1);
});

test('stopping it removes all its styles', () => {
  const { embla, listeners, moveTo, transitions } = row();
  const end = drawTransitions(embla, 'x', () => {});
  moveTo(0.5);
  end();
  expect(transitions()).toBe('- - - - -');
  expect(listeners.size).toBe(0);
});
