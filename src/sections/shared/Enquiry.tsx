import type { ReactNode } from 'react';
import columns from '../../components/classes/Columns.module.css';
import prose from '../../components/classes/Prose.module.css';
import section from '../../components/classes/Section.module.css';
import stack from '../../components/classes/Stack.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Enquiry.module.css';

interface EnquiryProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** Renders an invitation beside the enquiry form, which hydrates and is passed by the page. */
export function Enquiry({ title, text, children }: EnquiryProps) {
  return (
    <section className={`${section.section} ${columns.stackBelowLaptop} ${styles.enquiry}`} id="enquiry">
      <div className={`${stack.stack} ${styles.invitation}`}>
        <Heading>{title}</Heading>
        <p className={prose.lead}>{text}</p>
      </div>
      <div className={styles.form}>{children}</div>
    </section>
  );
}
