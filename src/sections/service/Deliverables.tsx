import { Dot } from '../../components/Dot/Dot.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Deliverables.module.css';

interface DeliverablesProps {
  title: string;
  gets: { title: string; text: string }[];
  /** How long it takes. */
  takes: string;
}

/** What the client gets, and how long it takes. */
export function Deliverables({ title, gets, takes }: DeliverablesProps) {
  return (
    <section className={styles.gets}>
      <div className={styles.head}>
        <Heading className={styles.title}>{title}</Heading>
        <p className={styles.takes}>
          <Dot className={styles.dot} />
          {takes}
        </p>
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
