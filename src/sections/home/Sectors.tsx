import { Fragment } from 'react';
import section from '../../components/classes/Section.module.css';
import tones from '../../components/classes/Tone.module.css';
import { Dot } from '../../components/Dot/Dot.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Sectors.module.css';

/** Renders the twelve sectors as one paragraph, separated by dots. */
export function Sectors({ title, sectors }: { title: string; sectors: string[] }) {
  return (
    <section className={`${section.section} ${tones.dusk}`}>
      <Heading size="label" className={styles.title}>
        {title}
      </Heading>
      <ul className={styles.run} data-sphere-stop>
        {sectors.map((sector, index) => (
          <Fragment key={sector}>
            <li>
              {sector}
              {index < sectors.length - 1 && <Dot className={styles.dot} />}
            </li>{' '}
          </Fragment>
        ))}
      </ul>
    </section>
  );
}
