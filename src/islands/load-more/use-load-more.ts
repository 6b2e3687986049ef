import { useEffect, useId, useRef, useState } from 'react';

interface LoadMoreOptions {
  /** How many items there are to show. */
  total: number;
  /** How many are shown at first, and how many more at a time. */
  initial: number;
  step: number;
}

/**
 * A list that shows some of its items at first, and more at each press of Load More (spec section 4). All of them are
 * in the page: without script everything is shown, and before the island is awake the first press opens a popover that
 * nobody sees, and load-more.module.css shows the next items meanwhile.
 */
export function useLoadMore({ total, initial, step }: LoadMoreOptions) {
  const list = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState(initial);
  const [isAwake, setAwake] = useState(false);
  const goOn = useRef<number>(undefined);
  const pressed = useId();
  const shown = Math.min(count, total);

  useEffect(() => setAwake(true), []);
  useEffect(() => {
    const place = goOn.current;
    goOn.current = undefined;
    if (place === undefined || place >= count) return;
    // Load More may be gone now: the reader goes on with the first item that it brought, if nowhere else by then.
    const focused = document.activeElement;
    if (focused !== document.body && !focused?.matches('[data-more]')) return;
    const items = [...(list.current?.children ?? [])].filter((item) => item.checkVisibility());
    items[place]?.querySelector<HTMLElement>('a, button')?.focus();
  }, [count]);

  return {
    list,
    shown,
    /** For the attribute of the item at that place: whether it waits, and only for the next press. */
    later: (place: number) => {
      if (place < count) return undefined;
      return !isAwake && place < count + step ? 'next' : 'rest';
    },
    button: {
      'data-more': true,
      hidden: shown >= total,
      onClick: () => {
        goOn.current ??= shown;
        setCount((now) => now + step);
      },
      ...(!isAwake && { popoverTarget: pressed, popoverTargetAction: 'show' as const }),
    },
    popover: { id: pressed, popover: 'manual' as const },
  };
}
