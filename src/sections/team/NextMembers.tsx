import { Picture } from '../../components/Picture/Picture.tsx';
import { fill } from '../../i18n/fill.ts';
import { frameSizes } from '../../media/frame-sizes.ts';
import type { Words } from '../../queries/words.ts';
import { path } from '../../routes.ts';
import styles from './NextMembers.module.css';
import type { TeamCard } from './TeamGrid.tsx';

interface NextMembersProps {
  next: TeamCard;
  /** How many there are. */
  count: number;
  words: Words;
}

/** The links to the next member and to the whole team. */
export function NextMembers({ next, count, words }: NextMembersProps) {
  return (
    <nav className={styles.next} aria-label={words.team.navigation}>
      <a href={next.href} className={styles.link}>
        <span className={styles.words}>
          <span className={styles.label}>{words.team.next}</span>
          <span className={styles.name}>{next.name}</span>
          <span className={styles.designation}>{next.designation}</span>
        </span>
        <span className={styles.frame}>
          <Picture
            picture={next.picture}
            sizes={frameSizes('26vw', { tablet: '40vw' })}
            alt=""
            morph={next.href}
            className={styles.portrait}
          />
        </span>
      </a>
      <a href={path('team')} className={styles.all}>
        {fill(words.team.all, { number: words.numbers[count] ?? count })}
      </a>
    </nav>
  );
}
