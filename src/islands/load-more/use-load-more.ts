import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isPlainClick } from '../../client/plain-click.ts';
import { moreId, type Paging } from './paging.ts';

/** Returns the section that holds both the island and its list. */
const sectionOf = (island: Element | null) => island?.closest('section');

const itemsOf = (section: Element | null | undefined) => [
  ...(section?.querySelectorAll<HTMLElement>('li[data-item]') ?? []),
];

/** Returns the items that match the section's filter, if it has one. */
function filteredItems(section: Element | null | undefined) {
  const category = section?.querySelector<HTMLInputElement>('input[type="radio"]:checked')?.value ?? 'all';
  return itemsOf(section).filter(({ dataset }) => category === 'all' || dataset.category === category);
}

interface LoadMoreOptions extends Paging {
  /** The number of items in the list. */
  total: number;
}

/**
 * Shows some items of a static list at first, and more at each click on Load More. Until hydration Load More is a link
 * to the first hidden item, and the styles show all items while that is the `:target`.
 */
export function useLoadMore(island: RefObject<Element | null>, { total: all, initial, step }: LoadMoreOptions) {
  const [count, setCount] = useState(initial);
  /** The items that match the filter; undefined until hydration. */
  const [filtered, setFiltered] = useState<HTMLElement[]>();
  const [isChanged, setChanged] = useState(false);
  /** The index of the first item that the last click added. */
  const firstAdded = useRef<number>(undefined);
  const total = filtered?.length ?? all;
  const visibleCount = Math.min(count, total);

  useEffect(() => {
    const section = sectionOf(island.current);
    const filter = () => setFiltered(filteredItems(section));
    const handleChange = () => {
      filter();
      setChanged(true);
    };
    // The visitor may have used filter and Load More before hydration, and the browser restores a filter without an event.
    filter();
    if (section?.querySelector(`#${moreId}:target`)) setCount(all);
    section?.addEventListener('change', handleChange);
    addEventListener('pageshow', filter);
    return () => {
      section?.removeEventListener('change', handleChange);
      removeEventListener('pageshow', filter);
    };
  }, [island, all]);

  useLayoutEffect(() => {
    if (!filtered) return;
    const section = sectionOf(island.current);
    section?.toggleAttribute('data-changed', isChanged);
    for (const item of itemsOf(section)) {
      delete item.dataset.later;
      const index = filtered.indexOf(item);
      item.hidden = index < 0 || index >= count;
    }
    // Moves the focus to the first added item, unless the visitor has focused something else meanwhile.
    const focused = document.activeElement;
    const isHere = focused === document.body || island.current?.contains(focused);
    if (firstAdded.current !== undefined && isHere)
      filtered[firstAdded.current]?.querySelector<HTMLElement>('a, button')?.focus();
    firstAdded.current = undefined;
  }, [island, count, filtered, isChanged]);

  return {
    visibleCount,
    total,
    /** True once the visitor has filtered or loaded more: the new count is announced. */
    isChanged,
    link: {
      href: `#${moreId}`,
      'data-more': true,
      hidden: visibleCount >= total,
      onClick: (event: MouseEvent) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        firstAdded.current ??= visibleCount;
        setCount((now) => now + step);
        setChanged(true);
      },
    },
  };
}
