import type { EmblaCarouselType } from 'embla-carousel';

/**
 * Shows the slide that received the focus by keyboard: Embla's option `watchFocus`. Embla's default follows the focus
 * only within 10 ms of the Tab key, which a slow device misses.
 */
export function followFocus(embla: EmblaCarouselType, { target }: Pick<FocusEvent, 'target'>): false {
  if (target instanceof Element && target.matches(':focus-visible')) {
    const index = embla.slideNodes().findIndex((slide) => slide.contains(target));
    const root = embla.rootNode();
    // Undoes the browser's own scrolling to the focused element.
    root.scrollLeft = 0;
    root.scrollTop = 0;
    embla.scrollTo(index, true);
  }
  return false;
}
