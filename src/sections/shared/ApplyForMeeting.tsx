import { Dot } from '../../components/Dot/Dot.tsx';
import type { Words } from '../../queries/words.ts';
import { path } from '../../routes.ts';
import styles from './ApplyForMeeting.module.css';

/** The call to action of every page (spec section 1): a rising sphere that is one link to the contact page. */
export function ApplyForMeeting({ words }: { words: Words['applyForMeeting'] }) {
  return (
    <section className={styles.apply}>
      <a href={path('contact')} className={styles.sphere}>
        <h2 className={styles.title}>{words.title}</h2>
        <span className={styles.pill}>
          {words.button}
          <Dot className={styles.dot} />
        </span>
      </a>
    </section>
  );
}
