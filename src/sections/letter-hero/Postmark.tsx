import styles from './LetterHero.module.css';

/** The cancellation over the stamp: a ring of words, and the carrier wave that makes them go. */
export function Postmark({ className }: { className?: string | undefined }) {
  return (
    <svg className={`${styles.postmark} ${className}`} viewBox="0 0 420 180" aria-hidden="true">
      <path id="postmark-ring" d="M18 90a72 72 0 0 1 144 0a72 72 0 0 1-144 0" className={styles.ring} />
      <circle cx="90" cy="90" r="86" />
      <circle cx="90" cy="90" r="52" />
      <text dy="15">
        <textPath href="#postmark-ring" textLength="440">
          SAND TO SIGNAL · BUSINESS BAY · DUBAI ·
        </textPath>
      </text>
      <text x="90" y="85" textAnchor="middle">
        SUNDAY
      </text>
      <text x="90" y="108" textAnchor="middle">
        90 KB
      </text>
      {[30, 60, 90, 120, 150].map((y) => (
        <path key={y} d={`M${y === 90 ? 184 : 176} ${y}q15-18 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0`} />
      ))}
    </svg>
  );
}
