import { DotMatrix } from '../../components/DotMatrix/DotMatrix.tsx';
import { type Fact, FactList } from '../../components/FactList/FactList.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Facts.module.css';

interface FactsProps {
  /** What the figures are, for a screen reader. */
  label: string;
  facts: Fact[];
}

/** The figures of the digital agency (spec section 9), counted in lamps. */
export function Facts({ label, facts }: FactsProps) {
  return (
    <section className={styles.facts} aria-label={label}>
      <FactList
        facts={facts}
        className={styles.list}
        factClassName={styles.fact}
        figure={(factNumber) => (
          <>
            <VisuallyHidden>{factNumber}</VisuallyHidden>
            <DotMatrix text={factNumber} />
          </>
        )}
      />
    </section>
  );
}
