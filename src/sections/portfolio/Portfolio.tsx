import type { ReactNode } from 'react';
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import type { Words } from '../../queries/words.ts';
import styles from './Portfolio.module.css';

interface PortfolioProps {
  title: string;
  words: Words;
  children: ReactNode;
}

/** The portfolio's heading, over its filter and projects, which hydrate and so come from the page. */
export function Portfolio({ title, words, children }: PortfolioProps) {
  return (
    <section className={styles.portfolio}>
      <Breadcrumb crumbs={[{ label: words.pages.portfolio }]} words={words} />
      <Heading level={1} className={styles.title}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
