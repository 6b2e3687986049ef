import type { ReactNode } from 'react';
import styles from './Testimonials.module.css';

/** Renders the heading of the testimonials. The page passes the slider, which hydrates, as children. */
export function Testimonials({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.testimonials}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}
