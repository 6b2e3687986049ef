import { Button } from '../../components/Button/Button.tsx';
import row from '../../components/classes/Row.module.css';
import tones from '../../components/classes/Tone.module.css';
import dot from '../../components/Dot/Dot.module.css';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { moreId, type Paging } from '../../lib/paging.ts';
import styles from './LoadMore.module.css';

interface LoadMoreProps extends Paging {
  /** The number of items in the list. */
  total: number;
  /** A pill with the count beside it, a band as wide as the list, or a pill whose count is visually hidden. */
  variant?: 'pill' | 'band' | 'quiet';
  /** `shown` is the count: "{shown} of {count}". */
  messages: { loadMore: string; shown: string };
}

/** Renders Load More for the list of its section. The page includes `ItemListScript`. */
export function LoadMore({ initial, step, total, variant = 'pill', messages }: LoadMoreProps) {
  const link = { href: `#${moreId}`, 'data-more': true, hidden: total <= initial };
  return (
    <div
      className={`${row.row} ${styles.foot} ${styles[variant]}`}
      data-load-more
      data-initial={initial}
      data-more-step={step}
      data-message={messages.shown}
    >
      {variant === 'band' ? (
        <a className={`${tones.sky} ${styles.more} ${dot.after}`} {...link}>
          {messages.loadMore}
        </a>
      ) : (
        <Button {...link}>{messages.loadMore}</Button>
      )}
      {variant === 'quiet' ? <VisuallyHidden as="p" role="status" /> : <p role="status" />}
    </div>
  );
}
