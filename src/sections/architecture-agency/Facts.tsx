import section from '../../components/classes/Section.module.css';
import { type Fact, FactList } from '../../components/FactList/FactList.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Facts.module.css';

interface FactsProps {
  title: string;
  items: Fact[];
}

/** Renders four figures, each under its dimension line. */
export function Facts({ title, items }: FactsProps) {
  return (
    <section className={`${section.section} ${styles.facts}`}>
      <Heading size="s" className={styles.title}>
        {title}
      </Heading>
      <FactList facts={items} className={styles.list} factClassName={styles.fact} />
    </section>
  );
}
