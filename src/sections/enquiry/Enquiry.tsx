import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Enquiry.module.css';

/** An invitation beside the enquiry form, which hydrates and so comes from the page. */
export function Enquiry({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className={styles.enquiry} id="enquiry">
      <div className={styles.invitation}>
        <Heading>{title}</Heading>
        <p>{text}</p>
      </div>
      <div className={styles.form}>{children}</div>
    </section>
  );
}
