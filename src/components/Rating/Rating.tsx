import { interpolate } from '../../lib/i18n/interpolate.ts';
import styles from './Rating.module.css';

/** Five stars beside one another, as one path. */
const stars = [8, 25, 42, 59, 76]
  .map((x) => `M${x} .8l2.1 4.9 5.3.5-4 3.5 1.2 5.2-4.6-2.8-4.6 2.8 1.2-5.2-4-3.5 5.3-.5z`)
  .join('');

interface RatingProps {
  ratings: number;
  id: string;
  /** Accessible text, for example "Rated {ratings} out of 5". */
  label: string;
}

/** Renders five stars, filled by 20% for each point of `ratings`, from 0 to 5 (docs/spec.md, section 3). */
export function Rating({ ratings, id, label }: RatingProps) {
  return (
    <svg className={styles.rating} viewBox="0 0 84 16" role="img" aria-label={interpolate(label, { ratings })}>
      <clipPath id={id}>
        <path d={stars} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width="100%" height="16" fill="color-mix(in srgb, var(--ink) 22%, var(--paper))" />
        <rect width={`${ratings * 20}%`} height="16" fill="var(--accent)" />
      </g>
    </svg>
  );
}
