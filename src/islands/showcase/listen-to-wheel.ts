import { showcaseSlideDuration } from './settings.ts';

/** Minimum wheel distance (px) for a step. */
const threshold = 30;

/**
 * Calls `onStep` with 1 or -1 for each wheel or touchpad gesture over `element` while `isEnabled` returns true. A gesture
 * and its inertial scrolling are one step. Continued turning makes one step per slide transition. Stops on `signal`.
 */
export function listenToWheel(
  element: HTMLElement,
  { isEnabled, onStep }: { isEnabled: () => boolean; onStep: (by: 1 | -1) => void },
  signal: AbortSignal,
): void {
  let last = { time: Number.NEGATIVE_INFINITY, size: 0 };
  let lastStepTime = Number.NEGATIVE_INFINITY;
  let distance = 0;
  let isReady = true;

  element.addEventListener(
    'wheel',
    (event) => {
      // With Ctrl, the browser zooms the page.
      if (event.ctrlKey || !isEnabled()) return;
      event.preventDefault();
      const { deltaX, deltaY, deltaMode, timeStamp: time } = event;
      // With a deltaMode of lines or pages, one unit is enough for a step.
      const delta = (Math.abs(deltaX) > Math.abs(deltaY) ? deltaX : deltaY) * (deltaMode === 0 ? 1 : threshold);
      const size = Math.abs(delta);
      const isAfterPause = time - last.time > 200;
      // Inertial scrolling decelerates from event to event; a new gesture does not.
      const isNewGesture = time - lastStepTime > showcaseSlideDuration && size >= last.size && size > 8;
      if (isAfterPause || isNewGesture) isReady = true;
      if (isAfterPause || delta * distance < 0) distance = 0;
      last = { time, size };
      distance += delta;
      if (!isReady || Math.abs(distance) < threshold) return;
      onStep(distance > 0 ? 1 : -1);
      lastStepTime = time;
      distance = 0;
      isReady = false;
    },
    { passive: false, signal },
  );
}
