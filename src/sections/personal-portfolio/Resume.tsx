import columns from '../../components/classes/Columns.module.css';
import ruled from '../../components/classes/Ruled.module.css';
import tones from '../../components/classes/Tone.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Resume.module.css';

interface ResumeProps {
  title: string;
  stops: { year: number; title: string; subTitle: string }[];
}

/** Renders the résumé as a timetable: date, place and note. */
export function Resume({ title, stops }: ResumeProps) {
  return (
    <section className={`${tones.accent} ${styles.resume}`}>
      <Heading size="label" className={styles.title}>
        {title}
      </Heading>
      <ol className={ruled.ruled}>
        {stops.map((stop) => (
          <li key={stop.title} className={`${columns.stackBelowLargePhone} ${styles.stop}`}>
            <span className={styles.year}>{stop.year}</span>
            <h3 className={styles.name}>{stop.title}</h3>
            <p>{stop.subTitle}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
