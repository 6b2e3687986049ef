import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Celebrate.module.css';

interface CelebrateProps {
  title: string;
  facts: { title: string; factNumber: string }[];
}

/** We Celebrate: the headline figures (spec section 9), as large as the page can carry. */
export function Celebrate({ title, facts }: CelebrateProps) {
  return (
    <section className={styles.celebrate}>
      <Heading size="s">{title}</Heading>
      <dl className={styles.facts}>
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
