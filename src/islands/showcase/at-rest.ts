/** For how long nothing scrolls before a row counts as at rest, in milliseconds. */
const rest = 150;

/** Resolves once no finger scrolls the row and it has come to rest. */
export function atRest(row: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    let isHeld = false;
    let timer = 0;
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (isHeld) return wait();
        done.abort();
        resolve();
      }, rest);
    };
    const options = { signal: done.signal, passive: true };
    row.addEventListener('scroll', wait, options);
    addEventListener('touchstart', () => (isHeld = true), options);
    for (const type of ['touchend', 'touchcancel']) addEventListener(type, () => (isHeld = false), options);
    wait();
  });
}
