import columns from '../../components/classes/Columns.module.css';
import inView from '../../components/classes/InView.module.css';
import section from '../../components/classes/Section.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Process.module.css';

interface ProcessProps {
  title: string;
  steps: { title: string; text: string }[];
}

/** Renders the process as four overlapping cards, with one pencil line through them. */
export function Process({ title, steps }: ProcessProps) {
  return (
    <section className={`${section.section} ${styles.process}`}>
      <Heading size="l" className={styles.title}>
        {title}
      </Heading>
      <div className={styles.field}>
        <svg
          className={styles.line}
          viewBox="0 0 1200 620"
          preserveAspectRatio="none"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path
            className={inView.inView}
            pathLength="1"
            vectorEffect="non-scaling-stroke"
            d="M-40 120C120 40 260 160 240 300S60 470 200 520 520 300 480 170 640 30 720 150 520 470 720 520 1000 380 930 240 1060 60 1240 140"
          />
        </svg>
        <ol className={`${columns.stackBelowLargePhone} ${styles.cards}`}>
          {steps.map((step, index) => (
            <li key={step.title} className={styles.card}>
              <span className={styles.number}>{index + 1}</span>
              <h3 className={styles.name}>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
