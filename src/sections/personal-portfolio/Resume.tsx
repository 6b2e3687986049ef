import columns from '../../components/classes/Columns.module.css';
import ruled from '../../components/classes/Ruled.module.css';
import tones from '../../components/classes/Tone.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Resume.module.css';

interface ResumeProps {
  title: string;
  stages: { year: number; title: string; subTitle: string }[];
}

/** Renders the résumé as a timetable: date, place and note. */
export function Resume({ title, stages }: ResumeProps) {
  return (
    <section className={`${tones.accent} ${styles.resume}`}>
      <Heading size="label" className={styles.title}>
        {title}
      </Heading>
      <ol className={ruled.ruled}>
        {stages.map((stage) => (
          <li key={stage.title} className={`${columns.stackBelowLargePhone} ${styles.stage}`}>
            <span className={styles.year}>{stage.year}</span>
            <h3 className={styles.name}>{stage.title}</h3>
            <p>{stage.subTitle}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
