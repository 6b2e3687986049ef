import columns from '../../components/classes/Columns.module.css';
import section from '../../components/classes/Section.module.css';
import { type Fact, FactList } from '../../components/FactList/FactList.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Facts.module.css';

interface FactsProps {
  title: string;
  text: string;
  items: Fact[];
}

/** Renders four figures (docs/spec.md, section 9), each under its dimension line. */
export function Facts({ title, text, items }: FactsProps) {
  return (
    <section className={`${section.section} ${styles.facts}`}>
      <div className={`${columns.stackBelowTablet} ${styles.head}`}>
        <Heading size="s">{title}</Heading>
        <p>{text}</p>
      </div>
      <FactList facts={items} className={styles.list} factClassName={styles.fact} />
    </section>
  );
}
