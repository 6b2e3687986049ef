import type { ReactNode } from 'react';
import columns from '../../components/classes/Columns.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Awards.module.css';

/** Renders the heading of the awards. The page passes the island as children. */
export function Awards({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`${columns.stackBelowLaptop} ${styles.awards}`}>
      <Heading size="s">{title}</Heading>
      <div>{children}</div>
    </section>
  );
}
