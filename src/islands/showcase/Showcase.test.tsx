// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Showcase, type ShowcaseWords } from './Showcase.tsx';
import { useShowcase } from './use-showcase.ts';

const embla = vi.hoisted(() => ({ create: vi.fn() }));
vi.mock('embla-carousel', () => ({ default: embla.create }));

const words = {
  slider: { carousel: 'carousel', slide: 'slide' },
  showcase: { slide: '{number} of {count}: {name}', slides: 'Slides', previous: 'Previous slide', next: 'Next slide' },
} as ShowcaseWords;

const ids = ['falaj', 'barjeel', 'wahat'];

function Island() {
  return (
    <Showcase
      showcase={useShowcase('x')}
      title="Projects"
      axis="x"
      frame="paper"
      words={words}
      slides={ids.map((id) => ({ id, name: id, ground: id === 'barjeel' ? 'dark' : 'light', content: <p>{id}</p> }))}
    />
  );
}

/** Tells the observers that a slide lies under their point of the screen. */
let see: (index: number) => void;

beforeEach(() => {
  vi.useFakeTimers();
  const callbacks: IntersectionObserverCallback[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        callbacks.push(callback);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('height') && !query.startsWith('not') }));
  see = (index) =>
    act(() => {
      const entry = { target: document.getElementById(ids[index]!), isIntersecting: true };
      for (const callback of callbacks)
        callback([entry as unknown as IntersectionObserverEntry], {} as IntersectionObserver);
    });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

/** The island with an Embla that notes what it is asked for, awake. */
async function awake() {
  const slider = {
    internalEngine: () => ({
      options: { active: true },
      axis: { scroll: 'x' },
      location: {},
      offsetLocation: {},
      previousLocation: {},
      target: {},
    }),
    rootNode: () => document.querySelector<HTMLElement>('[data-viewport]')!,
    slideNodes: () => ids.map((id) => document.getElementById(id)!),
    scrollProgress: () => 0,
    selectedScrollSnap: () => 0,
    previousScrollSnap: () => 0,
    on: vi.fn(),
    off: vi.fn(),
    scrollNext: vi.fn(),
    scrollPrev: vi.fn(),
    scrollTo: vi.fn(),
    destroy: vi.fn(),
  };
  embla.create.mockReturnValue(slider);
  const view = render(<Island />);
  await act(() => vi.advanceTimersByTimeAsync(300));
  return { slider, ...view };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const link = (name: string) => screen.getByRole('link', { name });

test('Previous rests at the first slide and Next at the last', async () => {
  await awake();
  see(0);
  expect(screen.getByRole('button', { name: 'Previous slide' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'Next slide' })).toHaveProperty('disabled', false);
  see(2);
  expect(screen.getByRole('button', { name: 'Previous slide' })).toHaveProperty('disabled', false);
  expect(screen.getByRole('button', { name: 'Next slide' })).toHaveProperty('disabled', true);
});

test('arrows, keys and the line of slides move it', async () => {
  const { slider } = await awake();
  see(1);
  press('Next slide');
  fireEvent.keyDown(window, { key: 'PageDown' });
  expect(slider.scrollNext).toHaveBeenCalledTimes(2);
  press('Previous slide');
  fireEvent.keyDown(window, { key: 'ArrowLeft' });
  expect(slider.scrollPrev).toHaveBeenCalledTimes(2);
  fireEvent.click(link('wahat'));
  expect(slider.scrollTo).toHaveBeenLastCalledWith(2);
  fireEvent.keyDown(window, { key: 'Home' });
  expect(slider.scrollTo).toHaveBeenLastCalledWith(0);
});

test('a key that is pressed with another is the browser’s', async () => {
  const { slider } = await awake();
  fireEvent.keyDown(window, { key: 'ArrowRight', altKey: true });
  expect(slider.scrollNext).not.toHaveBeenCalled();
});

test('the slide on screen is marked, told and in the address', async () => {
  await awake();
  see(0);
  expect(link('falaj').getAttribute('aria-current')).toBe('true');
  expect(location.hash).toBe('');
  see(1);
  expect(link('barjeel').getAttribute('aria-current')).toBe('true');
  expect(link('falaj').getAttribute('aria-current')).toBe('false');
  expect(screen.getByRole('status').textContent).toBe('2 of 3: barjeel');
  expect(location.hash).toBe('#barjeel');
});

test('a picture that is not decoded yet is waited for', async () => {
  let finish = () => {};
  const { slider } = await awake();
  const image = document.getElementById('barjeel')!.appendChild(document.createElement('img'));
  image.decode = () =>
    new Promise((resolve) => {
      finish = resolve;
    });
  press('Next slide');
  expect(slider.scrollNext).not.toHaveBeenCalled();
  await act(async () => finish());
  expect(slider.scrollNext).toHaveBeenCalledOnce();
});

test('where Embla cannot be fetched the browser scrolls, past the last to the first', async () => {
  embla.create.mockImplementation(() => {
    throw new Error('no network');
  });
  render(<Island />);
  await act(() => vi.advanceTimersByTimeAsync(300));
  const scrolled = vi.fn();
  for (const id of ids) document.getElementById(id)!.scrollIntoView = () => scrolled(id);
  see(1);
  press('Next slide');
  fireEvent.keyDown(window, { key: 'ArrowRight' });
  expect(scrolled.mock.calls.flat()).toEqual(['wahat', 'falaj']);
});

test('it ends with its page', async () => {
  const { slider, unmount } = await awake();
  unmount();
  expect(slider.destroy).toHaveBeenCalledOnce();
});
