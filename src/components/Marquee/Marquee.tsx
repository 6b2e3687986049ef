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
}

/**
 * A band of moving text. It moves by CSS alone, rests under the pointer or the focus, and has a control that
 * stops it without script. Read aloud it says its text once.
 */
export function Marquee({ text, label, look = 'loud', back = false }: MarqueeProps) {
  const lines = [text].flat();
  const run = (
    <span className={styles.run} aria-hidden="true">
      {[1, 2, 3].map((copy) =>
        lines.map((line) => (
          <span key={line + copy} className={styles.copy}>
            {line}
            <span className={styles.dot} />
          </span>
        )),
      )}
    </span>
  );
  return (
    <section className={`${styles.band} ${styles[look]} ${back ? styles.back : ''}`} aria-label={label ?? lines[0]}>
      <p className={styles.track}>
        <span className={styles.said}>{lines.join(', ')}</span>
        {run}
        {run}
      </p>
      <label className={styles.pause}>
        <input type="checkbox" className={styles.box} />
        <span>Pause moving text</span>
      </label>
    </section>
  );
}
