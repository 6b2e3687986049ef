import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Awards.module.css';

/** Renders the awards. The page passes their slider, which hydrates. */
export function Awards({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.awards}>
      <Heading className={styles.title}>{title}</Heading>
      <div className={styles.line}>{children}</div>
    </section>
  );
}
