import { slideDuration } from './speed.ts';

/** How far a wheel has to turn, in pixels, until it counts. */
const enough = 30;

/**
 * Calls `step` with 1 or -1 for each turn of a wheel or stroke on a touchpad over `element`, while `isOn`: one screen
 * for one turn, however long the touchpad coasts after it, and one after another while it is turned on and on. Ends with
 * `signal`.
 */
export function wheelSteps(
  element: HTMLElement,
  isOn: () => boolean,
  step: (by: 1 | -1) => void,
  signal?: AbortSignal,
): void {
  let last = { time: Number.NEGATIVE_INFINITY, size: 0 };
  let stepped = Number.NEGATIVE_INFINITY;
  let turned = 0;
  let isReady = true;

  element.addEventListener(
    'wheel',
    (event) => {
      // With Ctrl it zooms.
      if (event.ctrlKey || !isOn()) return;
      event.preventDefault();
      const { deltaX, deltaY, deltaMode, timeStamp: time } = event;
      // A wheel that counts in lines or pages (deltaMode) turns by a few of them at a time.
      const turn = (Math.abs(deltaX) > Math.abs(deltaY) ? deltaX : deltaY) * (deltaMode === 0 ? 1 : enough);
      const size = Math.abs(turn);
      const isNew = time - last.time > 200;
      // What coasts gets slower from event to event; a hand does not.
      const isHand = time - stepped > slideDuration && size >= last.size && size > 8;
      if (isNew || isHand) isReady = true;
      if (isNew || turn * turned < 0) turned = 0;
      last = { time, size };
      turned += turn;
      if (!isReady || Math.abs(turned) < enough) return;
      step(turned > 0 ? 1 : -1);
      stepped = time;
      turned = 0;
      isReady = false;
    },
    { passive: false, ...(signal && { signal }) },
  );
}
