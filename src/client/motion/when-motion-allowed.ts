/** Settings that turn animations off. Forced colours would replace those of the animations. */
const noMotion = matchMedia('(prefers-reduced-motion: reduce), (forced-colors: active), print');

/** Runs `begin` while motion is allowed; aborts `signal` when that changes. */
export function whenMotionAllowed(begin: (signal: AbortSignal) => void): void {
  let running: AbortController | undefined;
  const change = () => {
    running?.abort();
    if (noMotion.matches) return;
    running = new AbortController();
    begin(running.signal);
  };
  noMotion.addEventListener('change', change);
  change();
}
