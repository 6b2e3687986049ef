import type { ReactNode } from 'react';
import styles from './Testimonials.module.css';

/** The testimonials' heading over their slider, which hydrates and so comes from the page. */
export function Testimonials({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.testimonials}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}
