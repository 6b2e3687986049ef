/** For how long nothing scrolls before a row counts as at rest, in milliseconds. */
const rest = 150;

/** Less than this beside its place, in pixels, a slide is in it. */
const nearly = 2;

/**
 * Resolves once no finger is on the screen (`data-held`, before-awake.ts) and the row shows one slide and scrolls no more. A slow
 * device may scroll nothing for long in the middle of a movement.
 */
export function atRest(row: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    let timer = 0;
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (row.hasAttribute('data-held') || !showsOneSlide(row)) return wait();
        done.abort();
        resolve();
      }, rest);
    };
    row.addEventListener('scroll', wait, { signal: done.signal, passive: true });
    wait();
  });
}

function showsOneSlide(row: HTMLElement): boolean {
  const { left, top } = row.getBoundingClientRect();
  return [...(row.firstElementChild?.children ?? [])].some((slide) => {
    const box = slide.getBoundingClientRect();
    return Math.abs(box.left - left) < nearly && Math.abs(box.top - top) < nearly;
  });
}
