/**
 * Calls `draw` for each frame, with the seconds since the last one, for as long as it returns true and the element is on
 * the screen; the browser itself asks for no frames of a hidden tab. Returns what begins it again.
 */
export function frames(element: Element, draw: (seconds: number) => boolean, signal: AbortSignal): () => void {
  let asked = 0;
  let last = 0;
  let isWanted = false;
  let isSeen = false;
  const frame = (now: number) => {
    asked = 0;
    // A frame that was long in coming moves nothing by more than a twentieth of a second.
    isWanted = draw(Math.min(last ? (now - last) / 1000 : 1 / 60, 1 / 20));
    last = now;
    ask();
  };
  const ask = () => {
    if (isWanted && isSeen && !asked && !signal.aborted) asked = requestAnimationFrame(frame);
    else if (!isWanted || !isSeen) last = 0;
  };
  const observer = new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)!.isIntersecting;
    ask();
  });
  observer.observe(element);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    cancelAnimationFrame(asked);
  });
  return () => {
    isWanted = true;
    ask();
  };
}
