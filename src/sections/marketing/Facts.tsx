import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Facts.module.css';

interface FactsProps {
  title: string;
  facts: { title: string; factNumber: string }[];
}

/** The figures of the marketing agency (spec section 9), a block each. */
export function Facts({ title, facts }: FactsProps) {
  return (
    <section className={styles.facts}>
      <Heading size="s" className={styles.title}>
        {title}
      </Heading>
      <dl className={styles.blocks}>
        {facts.map((fact) => (
          <div key={fact.title} className={styles.block}>
            <dt>{fact.title}</dt>
            <dd>{fact.factNumber}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
