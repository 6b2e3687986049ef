import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Facts.module.css';

interface FactsProps {
  title: string;
  facts: { title: string; factNumber: string }[];
}

/** Figures in one line across the page, like the numbers on the edge of a film. */
export function Facts({ title, facts }: FactsProps) {
  return (
    <section className={styles.counters}>
      <Heading size="s">{title}</Heading>
      <dl className={styles.facts}>
        {facts.map(({ title: name, factNumber }) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{factNumber}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
