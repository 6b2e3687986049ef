import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import type { Words } from '../../queries/words.ts';
import { path } from '../../routes.ts';
import styles from './Team.module.css';

interface TeamProps {
  title: string;
  words: Words['links'];
  children: ReactNode;
}

/** The team's heading over its slider, which hydrates and so comes from the page, and the way to all of them. */
export function Team({ title, words, children }: TeamProps) {
  return (
    <section className={styles.team}>
      <Heading className={styles.title}>{title}</Heading>
      {children}
      <Button href={path('team')} className={styles.all}>
        {words.meetTheTeam}
      </Button>
    </section>
  );
}
