import frame from '../../components/classes/Frame.module.css';
import stack from '../../components/classes/Stack.module.css';
import tones from '../../components/classes/Tone.module.css';
import dot from '../../components/Dot/Dot.module.css';
import lineWithDot from '../../components/Dot/LineWithDot.module.css';
import { Picture } from '../../components/Picture/Picture.tsx';
import { interpolate } from '../../lib/i18n/interpolate.ts';
import { frameSizes } from '../../lib/media/frame-sizes.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import type { TeamCard } from '../../lib/queries/team.ts';
import { path } from '../../lib/routes.ts';
import styles from './NextMembers.module.css';

interface NextMembersProps {
  next: TeamCard;
  /** Number of members. */
  count: number;
  messages: Messages;
}

/** Renders the links to the next member and to the whole team. */
export function NextMembers({ next, count, messages }: NextMembersProps) {
  return (
    <nav className={`${tones.mist} ${styles.next}`} aria-label={messages.team.navigation}>
      <a href={next.href} className={styles.link}>
        <span className={`${stack.start} ${styles.copy}`}>
          <span className={`${styles.label} ${lineWithDot.line} ${dot.before}`}>{messages.team.next}</span>
          <span className={styles.name}>{next.name}</span>
          <span className={styles.designation}>{next.designation}</span>
        </span>
        <span className={frame.frame}>
          <Picture picture={next.picture} sizes={frameSizes('26vw', { tablet: '40vw' })} alt="" morph={next.href} />
        </span>
      </a>
      <a href={path('team')} className={styles.all}>
        {interpolate(messages.team.all, { number: messages.numberWords[count] ?? count })}
      </a>
    </nav>
  );
}
