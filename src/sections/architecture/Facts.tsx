import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Facts.module.css';

interface FactsProps {
  title: string;
  text: string;
  facts: { title: string; factNumber: string }[];
}

/** Four figures (spec section 1), each under its dimension line. */
export function Facts({ title, text, facts }: FactsProps) {
  return (
    <section className={styles.facts}>
      <div className={styles.head}>
        <Heading size="s">{title}</Heading>
        <p>{text}</p>
      </div>
      <dl className={styles.list}>
        {facts.map((fact) => (
          <div key={fact.title} className={styles.fact}>
            <dt>{fact.title}</dt>
            <dd>{fact.factNumber}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
