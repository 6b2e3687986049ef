import type { ReactNode } from 'react';
import section from '../../components/classes/Section.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Services.module.css';

/** Renders the heading of the services. The page passes the island as children. */
export function Services({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`${section.section} ${styles.services}`} id="services">
      <Heading size="l" className={styles.title}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
