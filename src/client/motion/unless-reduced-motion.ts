const reducedMotion = matchMedia('(prefers-reduced-motion: reduce), print');

/** Runs `begin` unless reduced motion or print is active; aborts `signal` when that changes. */
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
