// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { awakeEvent } from './awake-event.ts';
import wake from './wake.ts';

let island: HTMLElement;
let seen: (entries: { isIntersecting: boolean }[]) => void;
const start = vi.fn(async () => {});
const load = vi.fn(async () => start);

beforeEach(() => {
  document.body.innerHTML = `<astro-island>
    <form><input name="name"><button type="button">Next</button><button type="submit">Send</button></form>
  </astro-island>`;
  island = document.querySelector('astro-island')!;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof seen) {
        seen = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const arm = (value = '') => wake(load, { name: 'Island', value }, island);
const button = () => island.querySelector('button')!;
const awake = () => island.dispatchEvent(new Event(awakeEvent));

const point = (type: string, pointerType: string) =>
  button().dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }));

test('an island runs nothing until it is pointed at, and then once', async () => {
  arm();
  expect(load).not.toHaveBeenCalled();
  point('pointerover', 'mouse');
  point('pointerdown', 'mouse');
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
  expect(load).toHaveBeenCalledOnce();
});

test.each(['click', 'focusin', 'keydown'])('%s wakes it as well', async (type) => {
  arm();
  button().dispatchEvent(new Event(type, { bubbles: true }));
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
});

test('a finger wakes it when it leaves', async () => {
  arm();
  point('pointerover', 'touch');
  point('pointerdown', 'touch');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(load).not.toHaveBeenCalled();
  point('click', 'touch');
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
});

test('marked so, it also wakes when it comes near the screen, not before', async () => {
  arm('near');
  seen([{ isIntersecting: false }]);
  expect(load).not.toHaveBeenCalled();
  seen([{ isIntersecting: true }]);
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
});

test('a press that came too early is done again once, when the island is awake', () => {
  arm();
  const pressed = vi.fn();
  button().click();
  button().addEventListener('click', pressed);
  awake();
  expect(pressed).toHaveBeenCalledOnce();
  button().click();
  awake();
  expect(pressed).toHaveBeenCalledTimes(2);
});

test('a form that is sent too early waits, and is sent once', () => {
  arm();
  const form = island.querySelector('form')!;
  const submit = () => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(submit()).toBe(false);
  expect(submit()).toBe(false);
  form.requestSubmit = vi.fn();
  awake();
  expect(form.requestSubmit).toHaveBeenCalledOnce();
});

test('where its script breaks, the form that was sent goes the way of a page without script', () => {
  arm();
  const form = island.querySelector('form')!;
  form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  form.submit = vi.fn();
  island.dispatchEvent(new Event('astro:hydration-error'));
  expect(form.submit).toHaveBeenCalledOnce();
});

test('a link to be answered in place is marked as pressed, and followed while the island’s script is not here', () => {
  island.insertAdjacentHTML('beforeend', '<a href="#more" data-in-place>Load More</a>');
  arm('address');
  const link = island.querySelector('a')!;
  const press = (init: MouseEventInit = {}) =>
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  expect(press({ ctrlKey: true })).toBe(true);
  expect(link.dataset.pressed).toBeUndefined();
  expect(press()).toBe(true);
  expect(link.dataset.pressed).toBe('');
  dispatchEvent(new Event('pagehide'));
  expect(link.dataset.pressed).toBeUndefined();
});
