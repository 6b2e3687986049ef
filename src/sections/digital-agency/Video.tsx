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

/** Renders a film beside a narrow column of text; its poster extends to the edge of the page. */
export function Video({ title, text, children }: VideoProps) {
  return (
    <section className={`${columns.stackBelowTablet} ${tones.mist} ${styles.film}`}>
      <div className={styles.copy}>
        <Heading size="s">{title}</Heading>
        <p>{text}</p>
      </div>
      <div className={styles.poster}>{children}</div>
    </section>
  );
}
