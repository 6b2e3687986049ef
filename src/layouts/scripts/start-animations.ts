// Starts the animations of a page. `data-animation` names a script, which is fetched only now. Headings and figures
// need no attribute. This file is itself fetched after the load event.

import { animateHeadings } from '../../client/motion/animate-headings.ts';
import type { AnimationScript } from '../../client/motion/animation.ts';
import { whenMotionAllowed } from '../../client/motion/when-motion-allowed.ts';

/** Modules of the animations, by path: `<section>/<name>.animation.ts`. */
const animations = import.meta.glob<{ default: AnimationScript }>('../../sections/*/*.animation.ts');
const scriptOf = (animation: string) =>
  Object.entries(animations).find(([file]) => file.endsWith(`/${animation}.animation.ts`))?.[1];

for (const element of document.querySelectorAll<HTMLElement>('[data-animation]'))
  whenMotionAllowed(async (signal) => {
    // If the script cannot be fetched, the page stays as it is.
    const script = await scriptOf(element.dataset.animation!)?.().catch(() => undefined);
    if (!signal.aborted) script?.default(element, signal);
  });

whenMotionAllowed(animateHeadings);
