import type { EmblaOptionsType } from 'embla-carousel';
import { fullScreenQuery } from '../../styles/breakpoints.ts';
import { emblaDuration } from '../slider/embla-duration.ts';
import { followFocus } from '../slider/follow-focus.ts';

/** Duration of a slide's transition (ms, docs/spec.md, section 9). */
export const showcaseSlideDuration = 1000;

/**
 * Returns Embla's options for a showcase: endless, without animation for reduced motion, and inactive in a low window.
 */
export const showcaseOptions = (axis: 'x' | 'y'): EmblaOptionsType => ({
  axis,
  loop: true,
  duration: emblaDuration(showcaseSlideDuration),
  watchFocus: followFocus,
  breakpoints: {
    '(prefers-reduced-motion: reduce)': { duration: 0 },
    [`not all and ${fullScreenQuery}`]: { active: false },
  },
});
