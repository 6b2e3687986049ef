import type { CollectionEntry } from 'astro:content';
import columns from '../../components/classes/Columns.module.css';
import inView from '../../components/classes/InView.module.css';
import tones from '../../components/classes/Tone.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Skills.module.css';

interface SkillsProps {
  title: string;
  text: string;
  skills: CollectionEntry<'skills'>['data'][];
}

/** Renders skills as bars whose length is their percentage. */
export function Skills({ title, text, skills }: SkillsProps) {
  return (
    <section className={`${tones.ink} ${styles.skills}`}>
      <div className={`${columns.stackBelowTablet} ${styles.head}`}>
        <Heading size="l">{title}</Heading>
        <p>{text}</p>
      </div>
      <dl>
        {skills.map((skill) => (
          <div key={skill.title} className={styles.skill}>
            <dt>
              <svg className={styles.bar} aria-hidden="true">
                <rect className={inView.inView} width={`${skill.factNumber}%`} height="100%" />
              </svg>
              <span>{skill.title}</span>
            </dt>
            <dd>{skill.factNumber}%</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
