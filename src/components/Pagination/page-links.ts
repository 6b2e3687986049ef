/** Maximum number of pages that are all linked. */
const most = 7;

/** A page number, or the gap between two numbers. */
export type PageLink = number | 'gap';

/**
 * The pages that a strip links to: all of a few; of many the first, the last, and the one that is shown with its
 * neighbours. What is left out are two at least, for a gap takes the room of one.
 */
export function pageLinks(page: number, count: number): PageLink[] {
  const all = Array.from({ length: count }, (_, index) => index + 1);
  if (count <= most) return all;
  const shown = all.filter((each) => each === 1 || each === count || Math.abs(each - page) <= 1);
  return shown.flatMap((each, index): PageLink[] => {
    const before = shown[index - 1] ?? 0;
    if (each - before === 1) return [each];
    return each - before === 2 ? [each - 1, each] : ['gap', each];
  });
}
