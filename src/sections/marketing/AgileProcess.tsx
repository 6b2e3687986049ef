import styles from './AgileProcess.module.css';

interface AgileProcessProps {
  title: string;
  /** One sentence, in the largest type. */
  statement: string;
  steps: { title: string; text: string }[];
}

/** How we work, as one sentence on the signal's own colour, and the four days of it below. */
export function AgileProcess({ title, statement, steps }: AgileProcessProps) {
  return (
    <section className={styles.agile}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.statement}>{statement}</p>
      <ol className={styles.steps}>
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
