import { expect, it } from 'vitest';
import { wheelSteps } from './wheel-steps.ts';

/** Turns a wheel and says which steps it made: each turn is a time in ms and a distance in pixels. */
function stepsOf(turns: [time: number, deltaY: number][], event: Partial<WheelEvent> = {}) {
  const element = new EventTarget();
  const steps: number[] = [];
  wheelSteps(
    element as HTMLElement,
    () => true,
    (by) => steps.push(by),
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

it('a touch that is too light is none', () => {
  expect(stepsOf([[0, 12]])).toEqual([]);
});

it('a stroke on a touchpad is one step, however long it coasts', () => {
  const coasting = Array.from({ length: 90 }, (_, event): [number, number] => [event * 16, 120 * 0.95 ** event]);
  expect(stepsOf(coasting)).toEqual([1]);
});

it('a wheel that is turned on and on makes a step for each passage', () => {
  const turning = Array.from({ length: 32 }, (_, event): [number, number] => [event * 100, 120]);
  expect(stepsOf(turning)).toEqual([1, 1, 1]);
});

it('a new turn after a pause is a new step, in the other direction too', () => {
  expect(
    stepsOf([
      [0, 120],
      [400, 120],
      [800, -120],
    ]),
  ).toEqual([1, 1, -1]);
});

it('turning with Ctrl is for zooming', () => {
  expect(stepsOf([[0, 120]], { ctrlKey: true })).toEqual([]);
});
