import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './Team.module.css';

/** The team's heading over its slider, which hydrates and so comes from the page, and the way to all of them. */
export function Team({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.team}>
      <Heading className={styles.title}>{title}</Heading>
      {children}
      <Button href="/team" className={styles.all}>
        Meet The Team
      </Button>
    </section>
  );
}
