import { Heading } from '../../components/Heading/Heading.tsx';
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
    <section className={styles.deliverables}>
      <div className={styles.head}>
        <Heading className={styles.title}>{title}</Heading>
        <dl className={styles.terms}>
          {terms.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ul className={styles.list}>
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
