import { type Fact, FactList } from '../../components/FactList/FactList.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Facts.module.css';

interface FactsProps {
  title: string;
  facts: Fact[];
}

/** Figures in one line across the page, like the numbers on the edge of a film. */
export function Facts({ title, facts }: FactsProps) {
  return (
    <section className={styles.counters}>
      <Heading size="s">{title}</Heading>
      <FactList facts={facts} className={styles.facts} factClassName={styles.fact} />
    </section>
  );
}
