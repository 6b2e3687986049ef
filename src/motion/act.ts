import { afterLoad, savesData } from '../behaviours/fetch-ahead.ts';

/** A script that moves an element, until `signal` ends it and leaves the element as it was built. */
export type Act<T extends Element = HTMLElement> = (element: T, signal: AbortSignal) => void;

/**
 * Has the element that `selector` finds act: by a script that is fetched once the page is loaded, unless the visitor
 * wants less motion or saves data. What the visitor wants may change while the page is open.
 */
export function act<T extends Element = HTMLElement>(selector: string, load: () => Promise<{ default: Act<T> }>): void {
  const element = document.querySelector<T>(selector);
  if (!element || savesData()) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let running: AbortController | undefined;
  const begin = async () => {
    running?.abort();
    if (still.matches) return;
    running = new AbortController();
    const { signal } = running;
    const { default: start } = await load();
    if (!signal.aborted) start(element, signal);
  };
  still.addEventListener('change', begin);
  afterLoad(begin);
}
