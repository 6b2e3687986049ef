import arrow from '../../assets/icons/arrow-right.svg?raw';
import { fill } from '../../i18n/fill.ts';
import type { Words } from '../../queries/words.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Pagination.module.css';

interface PaginationProps {
  page: number;
  /** The address of each page, in order. */
  pages: string[];
  words: Words['blog']['pagination'];
}

/** A strip of pages and an arrow to the next; on the last page the arrow is no link. */
export function Pagination({ page, pages, words }: PaginationProps) {
  const next = pages[page];
  return (
    <nav aria-label={words.label}>
      <ol className={styles.strip}>
        {pages.map((href, index) => (
          <li key={href}>
            <a
              href={href}
              className={styles.page}
              aria-label={fill(words.page, { number: index + 1 })}
              aria-current={index + 1 === page ? 'page' : undefined}
            >
              {index + 1}
            </a>
          </li>
        ))}
        <li className={styles.next}>
          {next ? (
            <a href={next} className={styles.arrow} rel="next" aria-label={words.next}>
              <Icon svg={arrow} />
            </a>
          ) : (
            <span className={styles.arrow}>
              <Icon svg={arrow} />
            </span>
          )}
        </li>
      </ol>
    </nav>
  );
}
