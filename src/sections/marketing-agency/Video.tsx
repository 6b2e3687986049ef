import type { ReactNode } from 'react';
import columns from '../../components/classes/Columns.module.css';
import tones from '../../components/classes/Tone.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Video.module.css';

interface VideoProps {
  title: string;
  text: string;
  /** The film: components/VideoPopup. */
  children: ReactNode;
}

/** Renders a full-width film with its text on a block that overlaps the picture. */
export function Video({ title, text, children }: VideoProps) {
  return (
    <section className={styles.film}>
      <div className={styles.poster}>{children}</div>
      <div className={`${tones.sand} ${columns.stackBelowLaptop} ${styles.block}`}>
        <Heading className={styles.title}>{title}</Heading>
        <p>{text}</p>
      </div>
    </section>
  );
}
