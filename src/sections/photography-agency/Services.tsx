import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Services.module.css';

/** Renders the heading of the service cards. The page passes the island as children. */
export function Services({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.services}>
      <Heading size="l" className={styles.title}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
