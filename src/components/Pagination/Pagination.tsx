import arrow from '../../assets/icons/arrow-right.svg?raw';
import { fill } from '../../i18n/fill.ts';
import type { Words } from '../../queries/words.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Pagination.module.css';
import { pageLinks } from './page-links.ts';

interface PaginationProps {
  page: number;
  /** The address of each page, in order. */
  pages: string[];
  words: Words['blog']['pagination'];
}

/** A strip of pages, shortened where they are many, and an arrow to the next; on the last page the arrow leads nowhere and is no link. */
export function Pagination({ page, pages, words }: PaginationProps) {
  const next = pages[page];
  return (
    <nav aria-label={words.label}>
      <ol className={styles.strip}>
        {pageLinks(page, pages.length).map((link, place) =>
          link === 'gap' ? (
            <li key={`gap-${place < 2 ? 'before' : 'after'}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={link}>
              <a
                href={pages[link - 1]}
                className={styles.page}
                aria-label={fill(words.page, { number: link })}
                aria-current={link === page ? 'page' : undefined}
              >
                {link}
              </a>
            </li>
          ),
        )}
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
