import styles from './Measure.module.css';

/** Per cent as a line with the signal at its end. It only draws: the figure itself stands beside it as text. */
export function Measure({ percent, className = '' }: { percent: number; className?: string | undefined }) {
  return (
    <svg className={`${styles.measure} ${className}`} aria-hidden="true">
      <line x1="0" x2="100%" y1="50%" y2="50%" className={styles.whole} />
      <line x1="0" x2={`${percent}%`} y1="50%" y2="50%" className={styles.part} />
      <circle cx={`${percent}%`} cy="50%" r="7" className={styles.end} />
    </svg>
  );
}
