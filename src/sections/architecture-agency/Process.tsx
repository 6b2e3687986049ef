import ruled from '../../components/classes/Ruled.module.css';
import section from '../../components/classes/Section.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import { FloorPlan } from './FloorPlan.tsx';
import styles from './Process.module.css';

interface ProcessProps {
  title: string;
  steps: { title: string; text: string }[];
}

/** Renders the steps of a project beside a floor plan whose rooms have the same numbers. */
export function Process({ title, steps }: ProcessProps) {
  return (
    <section className={`${section.section} ${styles.process}`}>
      <Heading size="l" className={styles.title}>
        {title}
      </Heading>
      <div className={styles.drawing}>
        <FloorPlan />
      </div>
      <ol className={`${ruled.ruled} ${styles.list}`}>
        {steps.map((step, index) => (
          <li key={step.title} className={styles.step}>
            <span className={styles.number}>{index + 1}</span>
            <div>
              <h3 className={styles.name}>{step.title}</h3>
              <p>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
