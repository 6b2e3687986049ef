import type { ReactNode } from 'react';
import columns from '../../components/classes/Columns.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Awards.module.css';

/** Renders the awards. Their slider hydrates, so the page passes it in. */
export function Awards({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`${columns.belowLaptop} ${styles.awards}`}>
      <Heading size="s">{title}</Heading>
      <div>{children}</div>
    </section>
  );
}
