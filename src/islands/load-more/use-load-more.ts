import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Paging } from './later.ts';

/** The section that the island stands in with its list. */
const sectionOf = (island: Element | null) => island?.closest('section');

const itemsOf = (section: Element | null | undefined) => [
  ...(section?.querySelectorAll<HTMLElement>('li[data-item]') ?? []),
];

/** What the filter of the section, if it has one, leaves of the list. */
function choiceIn(section: Element | null | undefined) {
  const category = section?.querySelector<HTMLInputElement>('input[type="radio"]:checked')?.value ?? 'all';
  return itemsOf(section).filter(({ dataset }) => category === 'all' || dataset.category === category);
}

interface LoadMoreOptions extends Paging {
  /** How many items there are. */
  total: number;
}

/** What the first press opens; there is one such list on a page. */
const popoverId = 'load-more-press';

/**
 * A list that shows some of its items at first, and more at each press of Load More. The list is static and stands in
 * the page whole, its items marked `data-item` and with what they wait for (`later`). Without script everything is
 * shown; before the island is awake the first press opens a popover that nobody sees, and LoadMore.module.css shows the
 * next items meanwhile. `island` is an element of the island, which stands in one section with the list.
 */
export function useLoadMore(island: RefObject<Element | null>, { total: all, initial, step }: LoadMoreOptions) {
  const [count, setCount] = useState(initial);
  /** The items that the filter leaves, once the island is awake. */
  const [chosen, setChosen] = useState<HTMLElement[]>();
  const [isChanged, setChanged] = useState(false);
  const goOn = useRef<number>(undefined);
  const total = chosen?.length ?? all;
  const shown = Math.min(count, total);

  useEffect(() => {
    const section = sectionOf(island.current);
    const filter = () => setChosen(choiceIn(section));
    const choose = () => {
      filter();
      setChanged(true);
    };
    // Chosen before the island was awake, or by the browser on coming back, which tells nobody.
    filter();
    section?.addEventListener('change', choose);
    addEventListener('pageshow', filter);
    return () => {
      section?.removeEventListener('change', choose);
      removeEventListener('pageshow', filter);
    };
  }, [island]);

  useLayoutEffect(() => {
    if (!chosen) return;
    const section = sectionOf(island.current);
    section?.toggleAttribute('data-changed', isChanged);
    for (const item of itemsOf(section)) {
      // From here on the island says it, and the styles no more.
      delete item.dataset.later;
      delete item.dataset.laterHere;
      const place = chosen.indexOf(item);
      item.hidden = place < 0 || place >= count;
    }
    // Load More may be gone now: the reader goes on with the first item that it brought, if nowhere else by then.
    const focused = document.activeElement;
    const isHere = focused === document.body || island.current?.contains(focused);
    if (goOn.current !== undefined && isHere) chosen[goOn.current]?.querySelector<HTMLElement>('a, button')?.focus();
    goOn.current = undefined;
  }, [island, count, chosen, isChanged]);

  return {
    shown,
    total,
    /** Whether something was chosen or loaded, which is said. */
    isChanged,
    button: {
      'data-more': true,
      hidden: shown >= total,
      onClick: () => {
        goOn.current ??= shown;
        setCount((now) => now + step);
        setChanged(true);
      },
      ...(!chosen && { popoverTarget: popoverId, popoverTargetAction: 'show' as const }),
    },
    popover: { id: popoverId, popover: 'manual' as const },
  };
}
