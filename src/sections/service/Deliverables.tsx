import columns from '../../components/Columns/Columns.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import section from '../../components/Section/Section.module.css';
import styles from './Deliverables.module.css';

interface DeliverablesProps {
  title: string;
  deliverables: { title: string; text: string }[];
}

/** Lists what the client receives. */
export function Deliverables({ title, deliverables }: DeliverablesProps) {
  return (
    <section className={`${columns.belowTablet} ${section.section} ${styles.deliverables}`}>
      <Heading size="l" className={styles.title}>
        {title}
      </Heading>
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
