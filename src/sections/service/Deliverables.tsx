import type { PropsWithChildren } from 'react';
import columns from '../../components/classes/Columns.module.css';
import ruled from '../../components/classes/Ruled.module.css';
import section from '../../components/classes/Section.module.css';
import tones from '../../components/classes/Tone.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Deliverables.module.css';

interface DeliverablesProps extends PropsWithChildren {
  title: string;
  deliverables: { title: string; text: string }[];
}

/** Lists what the client receives, and ends with the children, for example a link to the contact form. */
export function Deliverables({ title, deliverables, children }: DeliverablesProps) {
  return (
    <section className={`${columns.stackBelowTablet} ${section.section} ${tones.sand} ${styles.deliverables}`}>
      <Heading size="m" className={styles.title}>
        {title}
      </Heading>
      <ul className={`${ruled.ruled} ${styles.list}`}>
        {deliverables.map((deliverable) => (
          <li key={deliverable.title} className={styles.item}>
            <h3 className={styles.name}>{deliverable.title}</h3>
            <p>{deliverable.text}</p>
          </li>
        ))}
      </ul>
      <div>{children}</div>
    </section>
  );
}
