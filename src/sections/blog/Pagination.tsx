import arrow from '../../assets/icons/arrow-right.svg?raw';
import row from '../../components/classes/Row.module.css';
import dot from '../../components/Dot/Dot.module.css';
import { Icon } from '../../components/Icon/Icon.tsx';
import button from '../../components/IconButton/IconButton.module.css';
import { interpolate } from '../../lib/i18n/interpolate.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import styles from './Pagination.module.css';
import { pageLinks } from './page-links.ts';

interface PaginationProps {
  page: number;
  /** The URL of each page, in order. */
  pages: string[];
  messages: Messages['blog']['pagination'];
}

/**
 * Renders page links, shortened if there are many, and a link to the next page. On the last page the arrow is not a
 * link.
 */
export function Pagination({ page, pages, messages }: PaginationProps) {
  const next = pages[page];
  return (
    <nav aria-label={messages.label}>
      <ol className={`${row.row} ${styles.strip}`}>
        {pageLinks(page, pages.length).map((link, index) =>
          link === 'gap' ? (
            <li key={`gap-${index < 2 ? 'before' : 'after'}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={link}>
              <a
                href={pages[link - 1]}
                className={`${styles.page} ${dot.after}`}
                aria-label={interpolate(messages.page, { number: link })}
                aria-current={link === page ? 'page' : undefined}
              >
                {link}
              </a>
            </li>
          ),
        )}
        <li className={styles.next}>
          {next ? (
            <a href={next} className={`${button.iconButton} ${styles.arrow}`} rel="next" aria-label={messages.next}>
              <Icon svg={arrow} />
            </a>
          ) : (
            <span className={`${button.iconButton} ${styles.arrow}`}>
              <Icon svg={arrow} />
            </span>
          )}
        </li>
      </ol>
    </nav>
  );
}
