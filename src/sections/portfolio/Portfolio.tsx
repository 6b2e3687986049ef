import type { ReactNode } from 'react';
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Portfolio.module.css';

/** The portfolio's heading, over its filter and projects, which hydrate and so come from the page. */
export function Portfolio({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.portfolio}>
      <Breadcrumb crumbs={[{ label: 'Home', href: '/' }, { label: 'Portfolio' }]} />
      <Heading level={1} className={styles.title}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
