// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atRest } from './at-rest.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A row and whether it counts as at rest by now. */
function watched() {
  const row = document.createElement('div');
  row.innerHTML = '<div><div></div><div></div></div>';
  const state = { row, isAtRest: false };
  atRest(row).then(() => {
    state.isAtRest = true;
  });
  return state;
}

test('a row that does not scroll is at rest', async () => {
  const state = watched();
  await vi.advanceTimersByTimeAsync(200);
  expect(state.isAtRest).toBe(true);
});

test('a row that scrolls is at rest once it has stopped', async () => {
  const state = watched();
  for (let frame = 0; frame < 20; frame++) {
    state.row.dispatchEvent(new Event('scroll'));
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(state.isAtRest).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(state.isAtRest).toBe(true);
});

test('a row under a finger is not at rest, however still the finger is', async () => {
  const state = watched();
  state.row.setAttribute('data-held', '');
  await vi.advanceTimersByTimeAsync(2000);
  expect(state.isAtRest).toBe(false);
  state.row.removeAttribute('data-held');
  await vi.advanceTimersByTimeAsync(400);
  expect(state.isAtRest).toBe(true);
});

test('a row between two slides is not at rest, however long nothing scrolls it', async () => {
  const state = watched();
  const place = (x: number) => {
    for (const [index, slide] of [...state.row.firstElementChild!.children].entries())
      slide.getBoundingClientRect = () => new DOMRect(390 * index - x, 0, 390, 844);
  };
  place(130);
  await vi.advanceTimersByTimeAsync(2000);
  expect(state.isAtRest).toBe(false);
  place(390);
  await vi.advanceTimersByTimeAsync(400);
  expect(state.isAtRest).toBe(true);
});
