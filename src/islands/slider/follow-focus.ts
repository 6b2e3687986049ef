import type { EmblaCarouselType } from 'embla-carousel';

/**
 * Shows the slide that the keyboard has gone to: Embla's option `watchFocus`. Embla's own way follows the focus only
 * within 10 ms of the Tab key, which a slow machine misses.
 */
export function followFocus(embla: EmblaCarouselType, { target }: Pick<FocusEvent, 'target'>): false {
  if (target instanceof Element && target.matches(':focus-visible')) {
    const index = embla.slideNodes().findIndex((slide) => slide.contains(target));
    const root = embla.rootNode();
    // The browser has scrolled to it as well.
    root.scrollLeft = 0;
    root.scrollTop = 0;
    embla.scrollTo(
      embla.internalEngine().slideRegistry.findIndex((group) => group.includes(index)),
      true,
    );
  }
  return false;
}
