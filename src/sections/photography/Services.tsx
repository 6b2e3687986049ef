import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Services.module.css';

/** The heading over the service cards, whose slider hydrates and so comes from the page. */
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
