import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Testimonials.module.css';

/** Renders the heading of the testimonials. The page passes the island as children. */
export function Testimonials({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.testimonials}>
      <Heading size="label" className={styles.title}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
