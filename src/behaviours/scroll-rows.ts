/** Which of the places is nearest to the row's own. */
function nearest(row: Element, places: DOMRect[]): number {
  const { left, top } = row.getBoundingClientRect();
  const distances = places.map((place) => Math.abs(place.left - left) + Math.abs(place.top - top));
  return distances.indexOf(Math.min(...distances));
}

/**
 * What a slider's button does before the slider is awake: the browser scrolls its rows, by so many slides (`data-step`)
 * or to one of them (`data-show`). Where each row was is kept in `data-from`, and where it is to be in `data-to`, for
 * islands/slider/take-over.ts. True where nothing is left to be done once it is awake: a showcase is taken over at the
 * slide that it was scrolled to.
 */
export function scrollRows(island: Element, { dataset: { step, show } }: HTMLElement): boolean {
  if (step === undefined && show === undefined) return false;
  let isDone = false;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  for (const row of island.querySelectorAll<HTMLElement>('[data-viewport]:not([data-awake])')) {
    const places = [...row.firstElementChild!.children].map((slide) => slide.getBoundingClientRect());
    const here = nearest(row, places);
    row.dataset.from ??= String(here);
    const asked = show ?? Number(row.dataset.to ?? here) + Number(step);
    const goal = Math.max(0, Math.min(places.length - 1, Number(asked)));
    row.dataset.to = String(goal);
    const [first, to] = [places[0]!, places[goal]!];
    row.scrollTo({
      left: to.left - first.left,
      top: to.top - first.top,
      behavior: isStill ? 'instant' : 'smooth',
    });
    // In a low window it is the page that scrolls.
    const scrolls = row.scrollWidth > row.clientWidth || row.scrollHeight > row.clientHeight;
    isDone ||= scrolls && row.closest('[data-showcase]') !== null;
  }
  return isDone;
}
