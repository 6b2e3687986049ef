import { DotMatrix } from '../../components/DotMatrix/DotMatrix.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Facts.module.css';

interface FactsProps {
  /** What the figures are, for a screen reader. */
  label: string;
  facts: { title: string; factNumber: string }[];
}

/** The figures of the digital agency (spec section 9), counted in lamps. */
export function Facts({ label, facts }: FactsProps) {
  return (
    <section className={styles.facts} aria-label={label}>
      <dl className={styles.list}>
        {facts.map(({ title, factNumber }) => (
          <div key={title} className={styles.fact}>
            <dt>{title}</dt>
            <dd>
              <VisuallyHidden>{factNumber}</VisuallyHidden>
              <DotMatrix text={factNumber} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
