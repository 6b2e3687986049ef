import type { ReactNode } from 'react';
import head from '../../components/classes/SectionHead.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Carousel.module.css';

interface CarouselProps {
  title: string;
  /** Link to the list that the carousel shows a part of. */
  all: { href: string; label: string };
  children: ReactNode;
}

/** Renders a large title above a carousel, which hydrates and is passed by the page. */
export function Carousel({ title, all, children }: CarouselProps) {
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
