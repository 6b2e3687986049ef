const reducedMotion = matchMedia('(prefers-reduced-motion: reduce), print');

/**
 * Begins what moves, until `signal` ends it and leaves the page as it was built: nothing moves for those who want less
 * motion, or on paper, which may change while the page is open.
 */
export function unlessReducedMotion(begin: (signal: AbortSignal) => void): void {
  let running: AbortController | undefined;
  const change = () => {
    running?.abort();
    if (reducedMotion.matches) return;
    running = new AbortController();
    begin(running.signal);
  };
  reducedMotion.addEventListener('change', change);
  change();
}
