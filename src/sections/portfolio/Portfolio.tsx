import type { ReactNode } from 'react';
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import type { Messages } from '../../lib/queries/messages.ts';
import styles from './Portfolio.module.css';

interface PortfolioProps {
  title: string;
  messages: Messages;
  children: ReactNode;
}

/** Renders the portfolio's heading. The page passes the island as children. */
export function Portfolio({ title, messages, children }: PortfolioProps) {
  return (
    <section className={styles.portfolio}>
      <Breadcrumb crumbs={[{ label: messages.pages.portfolio }]} messages={messages} />
      <Heading level={1} size="page" className={styles.title}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
