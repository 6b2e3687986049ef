import type { EmblaOptionsType } from 'embla-carousel';
import { followFocus } from '../slider/follow-focus.ts';
import { fullScreenQuery } from './full-screen-query.ts';
import { emblaDuration } from './speed.ts';

/**
 * Returns Embla's options for a showcase: endless, without animation for reduced motion, and inactive in a low window.
 */
export const optionsOf = (axis: 'x' | 'y'): EmblaOptionsType => ({
  axis,
  loop: true,
  duration: emblaDuration,
  watchFocus: followFocus,
  breakpoints: {
    '(prefers-reduced-motion: reduce)': { duration: 0 },
    [`not all and ${fullScreenQuery}`]: { active: false },
  },
});
