import { type Fact, FactList } from '../../components/FactList/FactList.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Facts.module.css';

interface FactsProps {
  title: string;
  text: string;
  facts: Fact[];
}

/** Renders four figures (docs/spec.md, section 1), each under its dimension line. */
export function Facts({ title, text, facts }: FactsProps) {
  return (
    <section className={styles.facts}>
      <div className={styles.head}>
        <Heading size="s">{title}</Heading>
        <p>{text}</p>
      </div>
      <FactList facts={facts} className={styles.list} factClassName={styles.fact} />
    </section>
  );
}
