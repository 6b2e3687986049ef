import type { ReactNode } from 'react';
import head from '../../components/classes/SectionHead.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './CarouselSection.module.css';

interface CarouselSectionProps {
  title: string;
  /** Link to the list that the carousel shows a part of. */
  all: { href: string; label: string };
  children: ReactNode;
}

/** Renders a large title above a carousel. The page passes the island as children. */
export function CarouselSection({ title, all, children }: CarouselSectionProps) {
  return (
    <section className={styles.carousel}>
      <div className={`${head.head} ${styles.head}`}>
        <Heading size="l">{title}</Heading>
        <a href={all.href}>{all.label}</a>
      </div>
      {children}
    </section>
  );
}
