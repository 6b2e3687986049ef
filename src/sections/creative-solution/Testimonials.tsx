import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Testimonials.module.css';

/** The testimonials' heading over their slider, on a sheet with a turned corner; the slider comes from the page. */
export function Testimonials({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.testimonials}>
      <div className={styles.sheet}>
        <Heading size="s" className={styles.title}>
          {title}
        </Heading>
        {children}
      </div>
    </section>
  );
}
