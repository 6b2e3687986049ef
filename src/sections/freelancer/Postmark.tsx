import styles from './Hero.module.css';

/** The cancellation over the stamp: a ring of words, and the carrier wave that makes them go. */
export function Postmark({ words, className }: { words: string; className?: string | undefined }) {
  return (
    <svg className={`${styles.postmark} ${className}`} viewBox="0 0 420 180" aria-hidden="true">
      <path id="postmark-ring" d="M258 90a69 69 0 0 1 138 0a69 69 0 0 1-138 0" className={styles.ring} />
      <circle cx="327" cy="90" r="86" />
      <circle cx="327" cy="90" r="54" />
      <text dy="5">
        <textPath href="#postmark-ring" textLength="424">
          {words}
        </textPath>
      </text>
      <text x="327" y="86" textAnchor="middle">
        SUNDAY
      </text>
      <text x="327" y="107" textAnchor="middle">
        90 KB
      </text>
      {[30, 60, 90, 120, 150].map((y) => (
        <path key={y} d={`M0 ${y}q14-20 28 0t28 0 28 0 28 0 28 0 28 0 28 0${y === 90 ? '' : ' 28 0'}`} />
      ))}
    </svg>
  );
}
