import button from '../../components/Button/Button.module.css';
import { Dot } from '../../components/Dot/Dot.tsx';
import type { Messages } from '../../lib/queries/messages.ts';
import { path } from '../../lib/routes.ts';
import styles from './ApplyForMeeting.module.css';

interface ApplyForMeetingProps {
  messages: Messages['applyForMeeting'];
  /** The picture of a kind of page: an eclipse for work, a print for posts, water for services. */
  variant?: 'work' | 'posts' | 'services';
  /** Lets the sphere grow out of a dot while it scrolls into view. */
  grows?: boolean;
}

/** Renders the call to action at the end of a page: a rising sphere that is one link to the contact page. */
export function ApplyForMeeting({ messages, variant, grows = false }: ApplyForMeetingProps) {
  return (
    <section className={`${styles.apply} ${variant ? styles[variant] : ''} ${grows ? styles.grows : ''}`}>
      <a href={path('contact')} className={styles.sphere}>
        <h2 className={styles.title}>{messages.title}</h2>
        <span className={`${button.button} ${button.dark} ${styles.pill}`}>
          {messages.button}
          <Dot className={styles.dot} />
        </span>
      </a>
    </section>
  );
}
