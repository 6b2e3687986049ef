import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import section from '../../components/classes/Section.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import type { Messages } from '../../lib/queries/messages.ts';
import { path } from '../../lib/routes.ts';
import styles from './Team.module.css';

interface TeamProps {
  title: string;
  links: Messages['links'];
  children: ReactNode;
}

/** Renders the team's heading and a link to all members. The page passes the island as children. */
export function Team({ title, links, children }: TeamProps) {
  return (
    <section className={section.section}>
      <Heading size="l" className={styles.title}>
        {title}
      </Heading>
      {children}
      <Button href={path('team')} className={styles.all}>
        {links.meetTheTeam}
      </Button>
    </section>
  );
}
