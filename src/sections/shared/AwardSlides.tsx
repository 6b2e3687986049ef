import type { CollectionEntry } from 'astro:content';
import { Dot } from '../../components/Dot/Dot.tsx';
import { Slides } from '../../islands/slider/Slides.tsx';
import type { Messages } from '../../lib/queries/messages.ts';
import styles from './AwardSlides.module.css';

/** Renders the awards along one line, as the slides of a carousel with the class `carousel` of its style sheet. */
export function AwardSlides({
  awards,
  messages,
}: {
  awards: CollectionEntry<'awards'>['data'][];
  messages: Messages['slider'];
}) {
  return (
    <Slides messages={messages}>
      {awards.map(({ year, name, position, type }) => (
        <article key={name} className={styles.award}>
          <p className={styles.year}>{year}</p>
          <div className={styles.line}>
            <Dot className={styles.dot} />
          </div>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.position}>{position}</p>
          <p>{type}</p>
        </article>
      ))}
    </Slides>
  );
}
