import styles from './Hero.module.css';

/** What a postmark says. */
export interface PostmarkProps {
  /** What runs around it. */
  ring: string;
  day: string;
  weight: string;
  className?: string | undefined;
}

/** The cancellation over the stamp: a ring of words, and the carrier wave that makes them go. */
export function Postmark({ ring, day, weight, className }: PostmarkProps) {
  return (
    <svg className={`${styles.postmark} ${className}`} viewBox="0 0 420 180" aria-hidden="true">
      <path id="postmark-ring" d="M258 90a69 69 0 0 1 138 0a69 69 0 0 1-138 0" className={styles.ring} />
      <circle cx="327" cy="90" r="86" />
      <circle cx="327" cy="90" r="54" />
      <text dy="5">
        <textPath href="#postmark-ring" textLength="424">
          {ring}
        </textPath>
      </text>
      <text x="327" y="86" textAnchor="middle">
        {day}
      </text>
      <text x="327" y="107" textAnchor="middle">
        {weight}
      </text>
      {[30, 60, 90, 120, 150].map((y) => (
        <path key={y} d={`M0 ${y}q14-20 28 0t28 0 28 0 28 0 28 0 28 0 28 0${y === 90 ? '' : ' 28 0'}`} />
      ))}
    </svg>
  );
}
