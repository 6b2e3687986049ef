import type { Words } from '../../queries/words.ts';
import styles from './Marquee.module.css';

interface MarqueeProps {
  /** One line that comes again and again, or several that follow each other. */
  text: string | string[];
  /** What the band is called; its one line, unless it has several. */
  label?: string;
  /** The loud band has a screen to itself; slim ones can stand together. */
  look?: 'loud' | 'slim' | 'slimDark';
  /** Moves the other way. */
  back?: boolean;
  words: Words['marquee'];
}

/** As one run leaves, the others still fill a screen 3840 px wide. */
const runs = ['first', 'second', 'third'];

/**
 * A band of moving text. It moves by CSS alone, rests under the pointer or the focus, and has a control that
 * stops it without script. Read aloud it says its text once.
 */
export function Marquee({ text, label, look = 'loud', back = false, words }: MarqueeProps) {
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
                <span className={styles.dot} />
              </span>
            ))}
          </span>
        ))}
      </p>
      <label className={styles.pause}>
        <input type="checkbox" className={styles.box} />
        <span>{words.pause}</span>
      </label>
    </section>
  );
}
