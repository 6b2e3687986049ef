import type { CollectionEntry } from 'astro:content';
import columns from '../../components/classes/Columns.module.css';
import section from '../../components/classes/Section.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import { PercentLine } from './PercentLine.tsx';
import styles from './Skills.module.css';
import layout from './TitleBesideText.module.css';

interface SkillsProps {
  title: string;
  text: string;
  skills: CollectionEntry<'skills'>['data'][];
}

/** Renders skills, each as a percentage and a line. */
export function Skills({ title, text, skills }: SkillsProps) {
  return (
    <section className={section.section}>
      <div className={`${columns.stackBelowTablet} ${layout.head} ${styles.head}`}>
        <Heading size="l">{title}</Heading>
        <p>{text}</p>
      </div>
      <dl>
        {skills.map((skill) => (
          <div key={skill.title} className={`${columns.twelve} ${styles.skill}`}>
            <dt className={styles.name}>{skill.title}</dt>
            <dd className={styles.figure}>{skill.factNumber}%</dd>
            <dd className={styles.line}>
              <PercentLine percent={skill.factNumber} />
              {skill.note}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
