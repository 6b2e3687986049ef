import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './PlanServices.module.css';

/** The services' heading over their slider, which hydrates and so comes from the page. */
export function PlanServices({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.services} id="services">
      <Heading className={styles.title}>{title}</Heading>
      {children}
    </section>
  );
}
