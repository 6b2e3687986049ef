import type { ReactNode } from 'react';
import section from '../../components/classes/Section.module.css';
import tones from '../../components/classes/Tone.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Testimonials.module.css';

/** Renders the heading of the testimonials. The page passes the island as children. */
export function Testimonials({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`${tones.mist} ${section.section}`}>
      <Heading size="label" className={styles.title}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
