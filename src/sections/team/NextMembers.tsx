import { Picture } from '../../components/Picture/Picture.tsx';
import styles from './NextMembers.module.css';
import type { TeamCard } from './TeamGrid.tsx';

/** The way on to the next member, and back to all of them. */
export function NextMembers({ next }: { next: TeamCard }) {
  return (
    <nav className={styles.next} aria-label="Team members">
      <a href={next.href} className={styles.link}>
        <span className={styles.words}>
          <span className={styles.label}>Next</span>
          <span className={styles.name}>{next.name}</span>
          <span className={styles.designation}>{next.designation}</span>
        </span>
        <span className={styles.frame}>
          <Picture
            picture={next.picture}
            sizes="(width < 820px) 40vw, 26vw"
            alt=""
            morph={next.href}
            className={styles.portrait}
          />
        </span>
      </a>
      <a href="/team" className={styles.all}>
        All eight
      </a>
    </nav>
  );
}
