import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import section from '../../components/Section/Section.module.css';
import type { Scheme } from '../../styles/tokens.ts';
import styles from './Enquiry.module.css';

interface EnquiryProps {
  title: string;
  text: string;
  /** Colour scheme of the page. On a light page the section is sand; on a dark page it has the page's background. */
  scheme?: Scheme;
  children: ReactNode;
}

/** Renders an invitation beside the enquiry form, which hydrates and is passed by the page. */
export function Enquiry({ title, text, scheme = 'light', children }: EnquiryProps) {
  return (
    <section className={`${section.section} ${styles.enquiry} ${scheme === 'light' ? styles.sand : ''}`} id="enquiry">
      <div className={styles.invitation}>
        <Heading>{title}</Heading>
        <p>{text}</p>
      </div>
      <div className={styles.form}>{children}</div>
    </section>
  );
}
