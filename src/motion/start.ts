// Has what is marked on a page act: by a script that is fetched then (`data-act`), or by styles alone, as soon as it is on
// the screen (`data-begin`). Headings and figures need no mark. It is fetched itself once the page is loaded.
import type { Act } from './act.ts';
import { type } from './type.ts';
import { unlessStill } from './unless-still.ts';

/** The acts stand with the section that has them, `<section>/<act>.act.ts`, and go with it. */
const acts = import.meta.glob<{ default: Act }>('../sections/*/*.act.ts');
const scriptOf = (act: string) => Object.entries(acts).find(([file]) => file.endsWith(`/${act}.act.ts`))?.[1];

for (const element of document.querySelectorAll<HTMLElement>('[data-act]'))
  unlessStill(async (signal) => {
    // A page that is being left fetches nothing more, and stays as it is built.
    const script = await scriptOf(element.dataset.act!)?.().catch(() => undefined);
    if (!signal.aborted) script?.default(element, signal);
  });

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

unlessStill(type);
