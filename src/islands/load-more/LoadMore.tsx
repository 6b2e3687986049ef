import { useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import dot from '../../components/Dot/Dot.module.css';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { interpolate } from '../../lib/i18n/interpolate.ts';
import styles from './LoadMore.module.css';
import type { Paging } from './paging.ts';
import { useLoadMore } from './use-load-more.ts';

interface LoadMoreProps extends Paging {
  /** The number of items in the list. */
  total: number;
  /** A pill with the count beside it, a band as wide as the list, or a pill whose count is visually hidden. */
  variant?: 'pill' | 'band' | 'quiet';
  /** `shown` is the count: "{shown} of {count}". */
  messages: { loadMore: string; shown: string };
}

/** Renders Load More for the list of its section. */
export default function LoadMore({ variant = 'pill', messages, ...list }: LoadMoreProps) {
  const island = useRef<HTMLDivElement>(null);
  const { visibleCount, total, isChanged, link } = useLoadMore(island, list);
  const count = isChanged && interpolate(messages.shown, { shown: visibleCount, count: total });

  return (
    <div ref={island} className={`${styles.foot} ${styles[variant]}`}>
      {variant === 'band' ? (
        <a className={`${styles.more} ${dot.after}`} {...link}>
          {messages.loadMore}
        </a>
      ) : (
        <Button {...link}>{messages.loadMore}</Button>
      )}
      {variant === 'quiet' ? (
        <VisuallyHidden as="p" role="status">
          {count}
        </VisuallyHidden>
      ) : (
        <p role="status">{count}</p>
      )}
    </div>
  );
}
