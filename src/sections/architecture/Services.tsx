import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Services.module.css';

/** The services' heading over their slider, which hydrates and so comes from the page. */
export function Services({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.services} id="services">
      <Heading className={styles.title}>{title}</Heading>
      {children}
    </section>
  );
}
