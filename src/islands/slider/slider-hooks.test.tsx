// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { EmblaCarouselType } from 'embla-carousel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followFocus } from './follow-focus.ts';
import { useAutoplay } from './use-autoplay.ts';
import { type SliderState, useLinked } from './use-slider.ts';

/** Returns a mock of Embla with a row of slides. */
function row(count = 3) {
  const root = document.createElement('div');
  root.innerHTML = Array.from({ length: count }, (_, n) => `<div><a href="#${n}">${n}</a></div>`).join('');
  document.body.append(root);
  const listeners = new Set<() => void>();
  let at = 0;
  const embla = {
    rootNode: () => root,
    slideNodes: () => [...root.children],
    selectedScrollSnap: () => at,
    scrollTo: vi.fn((to: number) => {
      at = to;
      for (const listener of listeners) listener();
    }),
    scrollNext: vi.fn(() => embla.scrollTo((at + 1) % count)),
    on: (_: string, listener: () => void) => listeners.add(listener) && embla,
    off: (_: string, listener: () => void) => listeners.delete(listener) && embla,
  };
  return { root, embla, state: { embla: embla as unknown as EmblaCarouselType } as SliderState };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('autoplay shows the next slide after each interval, except while it is paused', () => {
  const { embla, state } = row();
  const { result } = renderHook(() => useAutoplay(state, 4000));
  vi.advanceTimersByTime(8000);
  expect(embla.scrollNext).toHaveBeenCalledTimes(2);
  act(() => result.current.toggle());
  vi.advanceTimersByTime(20_000);
  expect(embla.scrollNext).toHaveBeenCalledTimes(2);
  act(() => result.current.toggle());
  vi.advanceTimersByTime(4000);
  expect(embla.scrollNext).toHaveBeenCalledTimes(3);
});

test('a slide that the visitor chose is shown for a full interval', () => {
  const { embla, state } = row();
  renderHook(() => useAutoplay(state, 4000));
  vi.advanceTimersByTime(3000);
  act(() => embla.scrollTo(2));
  vi.advanceTimersByTime(3000);
  expect(embla.scrollNext).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(embla.scrollNext).toHaveBeenCalledOnce();
});

test.each([':hover', ':focus-within'])('autoplay stops while the slider matches %s', (state) => {
  const slider = row();
  renderHook(() => useAutoplay(slider.state, 4000));
  vi.spyOn(slider.root, 'matches').mockImplementation((selector) => selector.split(', ').includes(state));
  vi.advanceTimersByTime(4000);
  expect(slider.embla.scrollTo).not.toHaveBeenCalled();
});

test('autoplay stops on a hidden page', () => {
  const { embla, state } = row();
  renderHook(() => useAutoplay(state, 4000));
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  vi.advanceTimersByTime(4000);
  hidden.mockRestore();
  expect(embla.scrollTo).not.toHaveBeenCalled();
});

test('autoplay stops with reduced motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const reduced = row();
  renderHook(() => useAutoplay(reduced.state, 4000));
  vi.advanceTimersByTime(12_000);
  expect(reduced.embla.scrollTo).not.toHaveBeenCalled();
});

test('two linked sliders follow each other', () => {
  const [quotes, people] = [row(), row()];
  renderHook(() => useLinked(quotes.state, people.state));
  act(() => quotes.embla.scrollTo(2));
  expect(people.embla.selectedScrollSnap()).toBe(2);
  act(() => people.embla.scrollTo(1));
  expect(quotes.embla.selectedScrollSnap()).toBe(1);
});

test('shows a slide focused by keyboard at once, and ignores focus by click', () => {
  const { root, embla } = row();
  const target = root.querySelectorAll('a')[1]!;
  const matches = vi.spyOn(target, 'matches').mockReturnValue(false);
  followFocus(embla as unknown as EmblaCarouselType, { target });
  expect(embla.scrollTo).not.toHaveBeenCalled();
  matches.mockReturnValue(true);
  expect(followFocus(embla as unknown as EmblaCarouselType, { target })).toBe(false);
  expect(embla.scrollTo).toHaveBeenCalledWith(1, true);
});
