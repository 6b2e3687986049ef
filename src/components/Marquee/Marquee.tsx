import styles from './Marquee.module.css';

/**
 * A band of moving text. It moves by CSS alone, rests under the pointer or the focus, and has a control that
 * stops it without script. Read aloud it says its text once.
 */
export function Marquee({ text }: { text: string }) {
  const run = (
    <span className={styles.run} aria-hidden="true">
      {[1, 2, 3].map((copy) => (
        <span key={copy} className={styles.copy}>
          {text}
          <span className={styles.dot} />
        </span>
      ))}
    </span>
  );
  return (
    <section className={styles.band} aria-label={text}>
      <p className={styles.track}>
        <span className={styles.said}>{text}</span>
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
