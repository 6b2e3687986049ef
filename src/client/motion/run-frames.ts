/**
 * Calls `draw` in each animation frame with the seconds since the last frame, while `draw` returns true and the element
 * is on screen. Hidden tabs get no frames. Returns a function that starts the frames, also after `draw` has ended them.
 */
export function runFrames(element: Element, draw: (seconds: number) => boolean, signal: AbortSignal): () => void {
  let requestId = 0;
  let last = 0;
  let isWanted = false;
  let isSeen = false;
  const frame = (now: number) => {
    requestId = 0;
    // Limit the step after a slow frame to a twentieth of a second.
    isWanted = draw(Math.min(last ? (now - last) / 1000 : 1 / 60, 1 / 20));
    last = now;
    ask();
  };
  const ask = () => {
    if (isWanted && isSeen && !requestId && !signal.aborted) requestId = requestAnimationFrame(frame);
    else if (!isWanted || !isSeen) last = 0;
  };
  const observer = new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)!.isIntersecting;
    ask();
  });
  observer.observe(element);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    cancelAnimationFrame(requestId);
  });
  return () => {
    isWanted = true;
    ask();
  };
}
