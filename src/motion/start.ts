// Has what is marked on a page act: by a script that is fetched then (`data-act`), or by styles alone, as soon as it is on
// the screen (`data-begin`). It is fetched itself once the page is loaded.
import type { Act } from './act.ts';

/** The acts stand with the section that has them, `<section>/<act>.act.ts`, and go with it. */
const acts = import.meta.glob<{ default: Act }>('../sections/*/*.act.ts');
const scriptOf = (act: string) => Object.entries(acts).find(([file]) => file.endsWith(`/${act}.act.ts`))?.[1];

const still = matchMedia('(prefers-reduced-motion: reduce), print');

/** Nothing acts for those who want less motion, or on paper, which may change while the page is open. */
function act(element: HTMLElement): void {
  let running: AbortController | undefined;
  const begin = async () => {
    running?.abort();
    if (still.matches) return;
    running = new AbortController();
    const { signal } = running;
    const script = await scriptOf(element.dataset.act!)?.();
    if (!signal.aborted) script?.default(element, signal);
  };
  still.addEventListener('change', begin);
  begin();
}

for (const element of document.querySelectorAll<HTMLElement>('[data-act]')) act(element);

const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting) {
        target.setAttribute('data-begin', 'now');
        observer.unobserve(target);
      }
  },
  { threshold: 0.5 },
);
for (const element of document.querySelectorAll('[data-begin]')) observer.observe(element);
