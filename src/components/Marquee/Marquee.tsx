import type { Words } from '../../queries/words.ts';
import { Dot } from '../Dot/Dot.tsx';
import styles from './Marquee.module.css';

interface MarqueeProps {
  /** One text that repeats, or several in sequence. */
  text: string | string[];
  /** The accessible name; by default the text, or the first of several. */
  label?: string;
  /** The large band fills the width of the screen by itself; slim ones can stand together. */
  look?: 'large' | 'slim' | 'slimDark';
  /** Moves the other way. */
  back?: boolean;
  words: Words['marquee'];
}

/** Copies of the text: while one leaves the screen, the others still fill 3840 px. */
const runs = ['first', 'second', 'third'];

/**
 * A band of moving text. It moves by CSS alone, pauses under the pointer and on focus, and has a control
 * that pauses it without script. A screen reader reads its text once.
 */
export function Marquee({ text, label, look = 'large', back = false, words }: MarqueeProps) {
  const lines = [text].flat();
  return (
    <section className={`${styles.band} ${styles[look]} ${back ? styles.back : ''}`} aria-label={label ?? lines[0]}>
      <p className={styles.track}>
        <span className={styles.said}>{lines.join(', ')}</span>
        {runs.map((run) => (
          <span key={run} className={styles.run} aria-hidden="true">
            {lines.map((line) => (
              <span key={line} className={styles.copy}>
                {line}
                <Dot className={styles.dot} />
              </span>
            ))}
          </span>
        ))}
      </p>
      <label className={styles.pause}>
        <input type="checkbox" className={styles.box} />
        <span className={styles.said}>{words.pause}</span>
      </label>
    </section>
  );
}
