/** Maximum number of pages that are all linked. */
const maxLinkedPages = 7;

/** A page number, or the gap between two numbers. */
export type PageLink = number | 'gap';

/**
 * Returns the links of a pagination: all pages if there are few; otherwise the first, the last, and the current page
 * with its neighbours. A gap replaces at least two pages.
 */
export function pageLinks(page: number, count: number): PageLink[] {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  if (count <= maxLinkedPages) return numbers;
  const linked = numbers.filter((number) => number === 1 || number === count || Math.abs(number - page) <= 1);
  return linked.flatMap((each, index): PageLink[] => {
    const before = linked[index - 1] ?? 0;
    if (each - before === 1) return [each];
    return each - before === 2 ? [each - 1, each] : ['gap', each];
  });
}
