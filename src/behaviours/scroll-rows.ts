/** The slide that the row has been asked to show. */
const goals = new WeakMap<Element, number>();

/** Which of the places is nearest to the row's own. */
function nearest(row: Element, places: DOMRect[]): number {
  const { left, top } = row.getBoundingClientRect();
  const distances = places.map((place) => Math.abs(place.left - left) + Math.abs(place.top - top));
  return distances.indexOf(Math.min(...distances));
}

/**
 * What a slider's button does before the slider is awake: the browser scrolls its rows, by so many slides (`data-step`)
 * or to one of them (`data-show`). Where each row was is kept in `data-from` for islands/slider/take-over.ts.
 */
export function scrollRows(island: Element, { dataset: { step, show } }: HTMLElement): void {
  if (step === undefined && show === undefined) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  for (const row of island.querySelectorAll<HTMLElement>('[data-viewport]:not([data-awake])')) {
    const places = [...row.firstElementChild!.children].map((slide) => slide.getBoundingClientRect());
    row.dataset.from ??= String(nearest(row, places));
    const asked = show ?? (goals.get(row) ?? Number(row.dataset.from)) + Number(step);
    const goal = Math.max(0, Math.min(places.length - 1, Number(asked)));
    goals.set(row, goal);
    const [first, to] = [places[0]!, places[goal]!];
    row.scrollTo({
      left: to.left - first.left,
      top: to.top - first.top,
      behavior: isStill ? 'instant' : 'smooth',
    });
  }
}
