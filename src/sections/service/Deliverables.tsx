import columns from '../../components/Columns/Columns.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import section from '../../components/Section/Section.module.css';
import styles from './Deliverables.module.css';

interface DeliverablesProps {
  title: string;
  deliverables: { title: string; text: string }[];
  /** Terms of the service: audience, duration and price, each with its label. */
  terms: { label: string; text: string }[];
}

/** Lists what the client receives, beside the service's audience, duration and price. */
export function Deliverables({ title, deliverables, terms }: DeliverablesProps) {
  return (
    <section className={`${columns.belowTablet} ${section.section} ${styles.deliverables}`}>
      <div className={styles.head}>
        <Heading size="l" className={styles.title}>
          {title}
        </Heading>
        <dl className={styles.terms}>
          {terms.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ul className={section.ruled}>
        {deliverables.map((deliverable) => (
          <li key={deliverable.title} className={styles.item}>
            <h3 className={styles.name}>{deliverable.title}</h3>
            <p>{deliverable.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
