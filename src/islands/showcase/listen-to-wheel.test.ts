import { expect, it } from 'vitest';
import { listenToWheel } from './listen-to-wheel.ts';

/** Dispatches wheel events and returns the steps. Each event has a time (ms) and a distance (px). */
function stepsOf(turns: [time: number, deltaY: number][], event: Partial<WheelEvent> = {}) {
  const element = new EventTarget();
  const steps: number[] = [];
  listenToWheel(
    element as HTMLElement,
    { isEnabled: () => true, onStep: (by) => steps.push(by) },
    new AbortController().signal,
  );
  for (const [timeStamp, deltaY] of turns) {
    const turn = Object.defineProperties(new Event('wheel', { cancelable: true }), {
      timeStamp: { value: timeStamp },
    });
    element.dispatchEvent(Object.assign(turn, { deltaX: 0, deltaY, deltaMode: 0, ctrlKey: false, ...event }));
  }
  return steps;
}

it('one notch of a wheel is one step, in its direction', () => {
  expect(stepsOf([[0, 120]])).toEqual([1]);
  expect(stepsOf([[0, -120]])).toEqual([-1]);
  expect(stepsOf([[0, 3]], { deltaMode: 1 })).toEqual([1]);
});

it('a very small movement is ignored', () => {
  expect(stepsOf([[0, 12]])).toEqual([]);
});

it('a touchpad gesture is one step, even with inertia', () => {
  const coasting = Array.from({ length: 90 }, (_, event): [number, number] => [event * 16, 120 * 0.95 ** event]);
  expect(stepsOf(coasting)).toEqual([1]);
});

it('continued turning makes one step per transition', () => {
  const turning = Array.from({ length: 32 }, (_, event): [number, number] => [event * 100, 120]);
  expect(stepsOf(turning)).toEqual([1, 1, 1]);
});

it('a turn after a pause is a new step, in either direction', () => {
  expect(
    stepsOf([
      [0, 120],
      [400, 120],
      [800, -120],
    ]),
  ).toEqual([1, 1, -1]);
});

it('a turn with Ctrl is left to the browser’s zoom', () => {
  expect(stepsOf([[0, 120]], { ctrlKey: true })).toEqual([]);
});
