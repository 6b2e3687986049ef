import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Deliverables.module.css';

interface DeliverablesProps {
  title: string;
  gets: { title: string; text: string }[];
  /** Terms of the service: audience, duration and price, each with its label. */
  terms: { label: string; text: string }[];
}

/** Lists what the client gets, beside the service's audience, duration and price. */
export function Deliverables({ title, gets, terms }: DeliverablesProps) {
  return (
    <section className={styles.gets}>
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
        {gets.map((get) => (
          <li key={get.title} className={styles.get}>
            <h3 className={styles.name}>{get.title}</h3>
            <p>{get.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
