import tones from '../../components/classes/Tone.module.css';
import { type Fact, FactList } from '../../components/FactList/FactList.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { DotMatrix } from './DotMatrix.tsx';
import styles from './Facts.module.css';

interface FactsProps {
  /** Accessible name of the section. */
  label: string;
  items: Fact[];
  /** A line below all figures. */
  text: string;
}

/** Renders the digital agency's figures as a dot matrix. */
export function Facts({ label, items, text }: FactsProps) {
  return (
    <section className={tones.mist} aria-label={label}>
      <FactList
        facts={items}
        className={styles.list}
        factClassName={styles.fact}
        figure={(factNumber) => (
          <>
            <VisuallyHidden>{factNumber}</VisuallyHidden>
            <DotMatrix text={factNumber} />
          </>
        )}
      />
      <p className={styles.note}>{text}</p>
    </section>
  );
}
