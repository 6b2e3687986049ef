// Has what is marked on a page act: by a script that is fetched then (`data-act`), or by styles alone, as soon as it is on
// the screen (`data-begin`). It is fetched itself once the page is loaded.
import type { Act } from './act.ts';

const acts: Record<string, () => Promise<{ default: Act }>> = {
  'blown-sand': () => import('./blown-sand.ts'),
  'split-flap': () => import('./split-flap.ts'),
  masonry: () => import('./masonry.ts'),
  fan: () => import('./fan.ts'),
  'first-nudge': () => import('./first-nudge.ts'),
};

const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Nothing acts for those who want less motion, which may change while the page is open. */
function act(element: HTMLElement): void {
  let running: AbortController | undefined;
  const begin = async () => {
    running?.abort();
    if (still.matches) return;
    running = new AbortController();
    const { signal } = running;
    const script = await acts[element.dataset.act!]?.();
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
