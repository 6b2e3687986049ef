import type { EmblaOptionsType } from 'embla-carousel';
import { emblaDuration } from './embla-duration.ts';
import { followFocus } from './follow-focus.ts';

/** Duration of a slide's transition (ms, docs/spec.md, section 9). */
export const slideDuration = 500;
/** Duration of a transition and time between two (ms) of a slider with autoplay (docs/spec.md, section 9). */
export const autoplayTiming = { duration: 1000, interval: 4000 };

/** Returns true on a page that is read from right to left. */
export const isMirrored = () => document.dir === 'rtl';

/** Returns Embla's options for a slider whose transitions take `duration` ms. */
export const sliderOptions = (duration: number): EmblaOptionsType => ({
  container: '[data-track]',
  loop: true,
  direction: isMirrored() ? 'rtl' : 'ltr',
  align: 'start',
  duration: emblaDuration(duration),
  watchFocus: followFocus,
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
});
