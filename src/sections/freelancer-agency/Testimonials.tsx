import columns from '../../components/classes/Columns.module.css';
import section from '../../components/classes/Section.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Rating } from '../../components/Rating/Rating.tsx';
import type { Testimonial } from '../../lib/queries/testimonials.ts';
import stamp from './Stamp.module.css';
import styles from './Testimonials.module.css';

interface TestimonialsProps {
  title: string;
  testimonials: Testimonial[];
  /** Accessible text of a rating. */
  rating: string;
}

/** Renders testimonials, each beside the portrait of its author on a stamp. */
export function Testimonials({ title, testimonials, rating }: TestimonialsProps) {
  return (
    <section className={section.section}>
      <Heading size="l" className={styles.title}>
        {title}
      </Heading>
      <ul className={`${columns.stackBelowLaptop} ${styles.list}`}>
        {testimonials.map(({ id, text, avatarName, avatarDesignation, ratings, thumbnail }) => (
          <li key={id} className={styles.testimonial}>
            <blockquote className={styles.text}>
              <p>“{text}”</p>
            </blockquote>
            <div className={`${stamp.stamp} ${styles.stamp}`}>
              <Picture picture={thumbnail} sizes="8rem" alt="" className={styles.face} />
            </div>
            <p className={styles.who}>
              <strong>{avatarName}</strong>
              {avatarDesignation}
              <Rating ratings={ratings} id={`stars-${id}`} label={rating} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
