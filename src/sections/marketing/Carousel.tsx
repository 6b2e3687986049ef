import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Carousel.module.css';

interface CarouselProps {
  title: string;
  /** The list that the carousel is taken from. */
  all: { href: string; label: string };
  children: ReactNode;
}

/** A large title over a carousel, which hydrates and so comes from the page. */
export function Carousel({ title, all, children }: CarouselProps) {
  return (
    <section className={styles.carousel}>
      <div className={styles.head}>
        <Heading className={styles.title}>{title}</Heading>
        <a href={all.href}>{all.label}</a>
      </div>
      {children}
    </section>
  );
}
