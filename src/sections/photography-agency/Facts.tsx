import row from '../../components/classes/Row.module.css';
import { type Fact, FactList } from '../../components/FactList/FactList.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Facts.module.css';

interface FactsProps {
  title: string;
  items: Fact[];
}

/** Renders the photography agency's figures, in one line across the page. */
export function Facts({ title, items }: FactsProps) {
  return (
    <section className={styles.counters}>
      <Heading size="s">{title}</Heading>
      <FactList facts={items} className={`${row.spread} ${styles.facts}`} factClassName={styles.fact} />
    </section>
  );
}
