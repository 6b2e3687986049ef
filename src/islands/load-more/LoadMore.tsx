import { useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { fill } from '../../i18n/fill.ts';
import { useAwake } from '../use-awake.ts';
import styles from './LoadMore.module.css';
import type { Paging } from './later.ts';
import { useLoadMore } from './use-load-more.ts';

interface LoadMoreProps extends Paging {
  /** How many items the list holds. */
  total: number;
  /** A pill with the number beside it, a band as broad as the list, or a pill whose number is only said. */
  look?: 'pill' | 'band' | 'quiet';
  /** `shown` says how many there are, of `{count}`. */
  words: { loadMore: string; shown: string };
}

/** Load More below the list of its section; see useLoadMore. */
export default function LoadMore({ look = 'pill', words, ...list }: LoadMoreProps) {
  const island = useRef<HTMLDivElement>(null);
  const { shown, total, isChanged, button, popover } = useLoadMore(island, list);
  useAwake(island);

  return (
    <div ref={island} className={`${styles.foot} ${styles[look]}`}>
      {look === 'band' ? (
        <button type="button" className={styles.more} {...button}>
          {words.loadMore}
        </button>
      ) : (
        <Button {...button}>{words.loadMore}</Button>
      )}
      <p role="status">{isChanged && fill(words.shown, { shown, count: total })}</p>
      <div className={styles.press} {...popover} data-press />
    </div>
  );
}
