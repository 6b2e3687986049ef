import columns from '../../components/classes/Columns.module.css';
import tones from '../../components/classes/Tone.module.css';
import styles from './AgileProcess.module.css';

interface AgileProcessProps {
  title: string;
  /** One sentence, in the largest type. */
  statement: string;
  steps: { title: string; text: string }[];
}

/** Renders the working method as one sentence on the accent colour, with its four days below. */
export function AgileProcess({ title, statement, steps }: AgileProcessProps) {
  return (
    <section className={`${tones.accent} ${styles.agile}`}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.statement}>{statement}</p>
      <ol className={`${columns.stackBelowTablet} ${styles.steps}`}>
        {steps.map((step) => (
          <li key={step.title}>
            <h3 className={styles.step}>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
