import section from '../../components/classes/Section.module.css';
import styles from './Statement.module.css';

/** Renders one sentence across the whole width. */
export function Statement({ text, sign }: { text: string; sign: string }) {
  return (
    <section className={`${section.section} ${styles.statement}`} aria-label={sign}>
      <p className={styles.text}>{text}</p>
      <p className={styles.signature}>{sign}</p>
    </section>
  );
}
