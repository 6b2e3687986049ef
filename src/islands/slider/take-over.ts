import type { EmblaCarouselType } from 'embla-carousel';

/**
 * Has Embla go on from where the browser has scrolled the row to, still on its way or at rest, so that nothing jumps.
 * The slider stands at the slide that it was at before its buttons were pressed (behaviours/scroll-rows.ts), as those
 * presses are done again now; a showcase at the one that it was asked for by them; or either at the nearest one.
 */
export function takeOver(embla: EmblaCarouselType): void {
  const row = embla.rootNode();
  const { axis, location, offsetLocation, previousLocation, target, translate, slideLooper, scrollTarget } =
    embla.internalEngine();
  // To the left of the first slide where the page is read from right to left.
  const scrolled = Math.abs(axis.scroll === 'x' ? row.scrollLeft : row.scrollTop);
  const isShowcase = row.closest('[data-showcase]') !== null;
  const at = isShowcase ? row.dataset.to : row.dataset.from;
  delete row.dataset.from;
  delete row.dataset.to;
  row.scrollTo({ left: 0, top: 0, behavior: 'instant' });
  // A showcase may have been asked for a slide to which the browser has yet to set out.
  if (scrolled === 0 && !(isShowcase && at)) return;
  for (const vector of [location, offsetLocation, previousLocation, target]) vector.set(-scrolled);
  translate.to(location.get());
  slideLooper.loop();
  embla.scrollTo(at === undefined ? scrollTarget.byDistance(0, true).index : Number(at));
}
