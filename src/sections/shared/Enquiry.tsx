import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Enquiry.module.css';

interface EnquiryProps {
  title: string;
  text: string;
  /** What it stands on: sand, or what the page itself stands on. */
  ground?: 'sand' | 'paper';
  children: ReactNode;
}

/** An invitation beside the enquiry form, which hydrates and so comes from the page. */
export function Enquiry({ title, text, ground = 'sand', children }: EnquiryProps) {
  return (
    <section className={`${styles.enquiry} ${styles[ground] ?? ''}`} id="enquiry">
      <div className={styles.invitation}>
        <Heading>{title}</Heading>
        <p>{text}</p>
      </div>
      <div className={styles.form}>{children}</div>
    </section>
  );
}
