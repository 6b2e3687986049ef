import { type Fact, FactList } from '../../components/FactList/FactList.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Facts.module.css';

interface FactsProps {
  title: string;
  facts: Fact[];
}

/** The figures of the marketing agency (spec section 9), a block each. */
export function Facts({ title, facts }: FactsProps) {
  return (
    <section className={styles.facts}>
      <Heading size="s" className={styles.title}>
        {title}
      </Heading>
      <FactList facts={facts} className={styles.blocks} factClassName={styles.block} />
    </section>
  );
}
