import { interpolate } from '../../lib/i18n/interpolate.ts';
import styles from './Rating.module.css';

const star = 'M8 .8l2.1 4.9 5.3.5-4 3.5 1.2 5.2L8 12.1l-4.6 2.8 1.2-5.2-4-3.5 5.3-.5z';

interface RatingProps {
  ratings: number;
  id: string;
  /** Accessible text, for example "Rated {ratings} out of 5". */
  label: string;
}

/** Renders five stars under a bar that is 20% wide for each point of `ratings`, 0 to 5 (docs/spec.md, section 3). */
export function Rating({ ratings, id, label }: RatingProps) {
  return (
    <svg className={styles.rating} viewBox="0 0 84 16" role="img" aria-label={interpolate(label, { ratings })}>
      <clipPath id={id}>
        {[0, 17, 34, 51, 68].map((x) => (
          <path key={x} d={star} transform={`translate(${x})`} />
        ))}
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width="100%" height="16" fill="color-mix(in srgb, var(--ink) 22%, var(--paper))" />
        <rect width={`${ratings * 20}%`} height="16" fill="var(--accent)" />
      </g>
    </svg>
  );
}
