import type { ReactNode } from 'react';
import section from '../../components/classes/Section.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Awards.module.css';

/** Renders the heading of the awards. The page passes the island as children. */
export function Awards({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={section.section}>
      <Heading size="l" className={styles.title}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
