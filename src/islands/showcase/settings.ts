import type { EmblaOptionsType } from 'embla-carousel';
import { emblaDuration } from '../slider/embla-duration.ts';
import { followFocus } from '../slider/follow-focus.ts';

/** Duration of a slide's transition (ms, docs/spec.md, section 9). */
export const slideDuration = 1000;

/** Media query for windows that a slide fills. In lower windows a slide is as high as its text and the page scrolls. */
export const fullScreenQuery = '(height >= 34rem)';

/**
 * Returns Embla's options for a showcase: endless, without animation for reduced motion, and inactive in a low window.
 */
export const optionsOf = (axis: 'x' | 'y'): EmblaOptionsType => ({
  axis,
  loop: true,
  duration: emblaDuration[slideDuration],
  watchFocus: followFocus,
  breakpoints: {
    '(prefers-reduced-motion: reduce)': { duration: 0 },
    [`not all and ${fullScreenQuery}`]: { active: false },
  },
});
