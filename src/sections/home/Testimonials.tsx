import type { ReactNode } from 'react';
import heading from '../../components/Heading/Heading.module.css';
import styles from './Testimonials.module.css';

/** Renders the heading of the testimonials. The page passes the slider, which hydrates, as children. */
export function Testimonials({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.testimonials}>
      <h2 className={`${heading.label} ${styles.title}`}>{title}</h2>
      {children}
    </section>
  );
}
