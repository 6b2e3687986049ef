import inView from '../../components/classes/InView.module.css';
import styles from './PercentLine.module.css';

/** Renders a percentage as a line that ends in a dot. Decorative: the number is beside it as text. */
export function PercentLine({ percent }: { percent: number }) {
  return (
    <svg className={styles.measure} aria-hidden="true">
      <line x1="0" x2="100%" y1="50%" y2="50%" stroke="currentColor" strokeDasharray="1 5" />
      <line
        x1="0"
        x2={`${percent}%`}
        y1="50%"
        y2="50%"
        className={`${inView.inView} ${styles.part}`}
        stroke="currentColor"
        strokeWidth="3"
      />
      <circle cx={`${percent}%`} cy="50%" r="7" className={`${inView.inView} ${styles.end}`} fill="var(--accent)" />
    </svg>
  );
}
