import columns from '../../components/classes/Columns.module.css';
import inView from '../../components/classes/InView.module.css';
import { type Fact, FactList } from '../../components/FactList/FactList.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Facts.module.css';

interface FactsProps {
  title: string;
  items: Fact[];
}

/** Renders the marketing agency's figures, one block each. */
export function Facts({ title, items }: FactsProps) {
  return (
    <section>
      <Heading size="s" className={styles.title}>
        {title}
      </Heading>
      <FactList facts={items} className={columns.twelve} factClassName={styles.block} figureClassName={inView.inView} />
    </section>
  );
}
