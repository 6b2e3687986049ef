import type { EmblaCarouselType } from 'embla-carousel';

/**
 * Has Embla go on from where the browser has scrolled the row to, still on its way or at rest, so that nothing jumps.
 * The slider stands at the slide that it was at before its buttons were pressed (behaviours/scroll-rows.ts), as those
 * presses are done again now, or at the nearest one.
 */
export function takeOver(embla: EmblaCarouselType): void {
  const row = embla.rootNode();
  const { axis, location, offsetLocation, previousLocation, target, translate, slideLooper, scrollTarget } =
    embla.internalEngine();
  // To the left of the first slide where the page is read from right to left.
  const scrolled = Math.abs(axis.scroll === 'x' ? row.scrollLeft : row.scrollTop);
  const { from } = row.dataset;
  delete row.dataset.from;
  row.scrollTo({ left: 0, top: 0, behavior: 'instant' });
  if (scrolled === 0) return;
  for (const vector of [location, offsetLocation, previousLocation, target]) vector.set(-scrolled);
  translate.to(location.get());
  slideLooper.loop();
  embla.scrollTo(from === undefined ? scrollTarget.byDistance(0, true).index : Number(from));
}
