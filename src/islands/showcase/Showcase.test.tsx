// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest';
import { Showcase, type ShowcaseMessages } from './Showcase.tsx';

const embla = vi.hoisted(() => ({ create: vi.fn() }));
vi.mock('embla-carousel', () => ({ default: embla.create }));

const messages = {
  slider: { carousel: 'carousel', slide: 'slide' },
  showcase: { slide: '{number} of {count}: {name}', slides: 'Slides', previous: 'Previous slide', next: 'Next slide' },
} as ShowcaseMessages;

const ids = ['falaj', 'barjeel', 'wahat'];

function Island() {
  return (
    <Showcase
      title="Projects"
      axis="x"
      scheme="light"
      messages={messages}
      slides={ids.map((id) => ({
        id,
        name: id,
        headerScheme: id === 'barjeel' ? 'dark' : 'light',
        content: <p>{id}</p>,
      }))}
    />
  );
}

/** Lets Embla select a slide. */
let select: (index: number) => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('height') && !query.startsWith('not') }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

/** Renders the island with a mock of Embla. */
function renderShowcase() {
  let selected = 0;
  const handlers: (() => void)[] = [];
  select = (index) => {
    selected = index;
    act(() => {
      for (const handle of handlers) handle();
    });
  };
  const slider: Record<'scrollNext' | 'scrollPrev' | 'scrollTo' | 'destroy', Mock> & Record<string, unknown> = {
    rootNode: () => document.querySelector<HTMLElement>('[data-viewport]')!,
    slideNodes: () => ids.map((id) => document.getElementById(id)!),
    scrollProgress: () => 0,
    selectedScrollSnap: () => selected,
    previousScrollSnap: () => 0,
    on: vi.fn((name: string, handle: () => void) => {
      if (name === 'select') handlers.push(handle);
      return slider;
    }),
    off: vi.fn(),
    scrollNext: vi.fn(),
    scrollPrev: vi.fn(),
    scrollTo: vi.fn(),
    destroy: vi.fn(),
  };
  embla.create.mockReturnValue(slider);
  const view = render(<Island />);
  return { slider, ...view };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const link = (name: string) => screen.getByRole('link', { name });

test('disables Previous at the first slide and Next at the last', () => {
  renderShowcase();
  select(0);
  expect(screen.getByRole('button', { name: 'Previous slide' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'Next slide' })).toHaveProperty('disabled', false);
  select(2);
  expect(screen.getByRole('button', { name: 'Previous slide' })).toHaveProperty('disabled', false);
  expect(screen.getByRole('button', { name: 'Next slide' })).toHaveProperty('disabled', true);
});

test('marks the first slide before hydration', () => {
  document.body.innerHTML = renderToString(<Island />);
  expect(document.querySelector('[aria-current="true"]')?.textContent).toBe('falaj');
  document.body.innerHTML = '';
});

test('moves by arrows, keys and dots', () => {
  const { slider } = renderShowcase();
  select(1);
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

test('leaves keys with a modifier to the browser', () => {
  const { slider } = renderShowcase();
  fireEvent.keyDown(window, { key: 'ArrowRight', altKey: true });
  expect(slider.scrollNext).not.toHaveBeenCalled();
});

test('marks and announces the slide on screen, and writes its URL', () => {
  renderShowcase();
  select(0);
  expect(link('falaj').getAttribute('aria-current')).toBe('true');
  expect(location.hash).toBe('');
  select(1);
  expect(link('barjeel').getAttribute('aria-current')).toBe('true');
  expect(link('falaj').getAttribute('aria-current')).toBe('false');
  expect(screen.getByRole('status').textContent).toBe('2 of 3: barjeel');
  expect(location.hash).toBe('#barjeel');
});

test('marks the first slide again if a move is reversed before it ends', () => {
  renderShowcase();
  select(1);
  select(0);
  expect(link('falaj').getAttribute('aria-current')).toBe('true');
  expect(location.hash).toBe('#falaj');
});

test('waits for the picture of the next slide to be decoded', async () => {
  let finish = () => {};
  const { slider } = renderShowcase();
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

test('destroys Embla when it is unmounted', () => {
  const { slider, unmount } = renderShowcase();
  unmount();
  expect(slider.destroy).toHaveBeenCalledOnce();
});
