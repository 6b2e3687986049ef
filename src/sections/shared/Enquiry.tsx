import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import section from '../../components/Section/Section.module.css';
import styles from './Enquiry.module.css';

interface EnquiryProps {
  title: string;
  text: string;
  /** Background: sand, or that of the page. */
  background?: 'sand' | 'page';
  children: ReactNode;
}

/** Renders an invitation beside the enquiry form, which hydrates and is passed by the page. */
export function Enquiry({ title, text, background = 'sand', children }: EnquiryProps) {
  return (
    <section className={`${section.section} ${styles.enquiry} ${styles[background] ?? ''}`} id="enquiry">
      <div className={styles.invitation}>
        <Heading>{title}</Heading>
        <p>{text}</p>
      </div>
      <div className={styles.form}>{children}</div>
    </section>
  );
}
