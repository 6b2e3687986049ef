/**
 * Calls `draw` in each animation frame with the seconds since the last frame, while `draw` returns true and the element
 * is on screen. Hidden tabs get no frames. Returns a function that starts the frames, also after `draw` has ended them.
 */
export function runFrames(element: Element, draw: (seconds: number) => boolean, signal: AbortSignal): () => void {
  let requestId = 0;
  let last = 0;
  let isRunning = false;
  let isVisible = false;
  const frame = (now: number) => {
    requestId = 0;
    // Limit the step after a slow frame to a twentieth of a second.
    isRunning = draw(Math.min(last ? (now - last) / 1000 : 1 / 60, 1 / 20));
    last = now;
    requestFrame();
  };
  /** Requests the next frame if one is needed, and forgets the last frame's time otherwise. */
  const requestFrame = () => {
    if (isRunning && isVisible && !requestId && !signal.aborted) requestId = requestAnimationFrame(frame);
    else if (!isRunning || !isVisible) last = 0;
  };
  const observer = new IntersectionObserver((entries) => {
    isVisible = entries.at(-1)!.isIntersecting;
    requestFrame();
  });
  observer.observe(element);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    cancelAnimationFrame(requestId);
  });
  return () => {
    isRunning = true;
    requestFrame();
  };
}
