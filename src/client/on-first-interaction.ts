/**
 * Calls a function once, when the visitor first moves the pointer, touches, types, scrolls or moves the focus. Until
 * then the page fetches only what its first screen shows.
 */
export function onFirstInteraction(callback: () => void, signal: AbortSignal): void {
  const first = new AbortController();
  const handle = () => {
    first.abort();
    callback();
  };
  for (const type of ['pointermove', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'])
    addEventListener(type, handle, { signal: AbortSignal.any([signal, first.signal]), passive: true });
}
